// The picture: panels that flow, items inside them, and how they move.

import { element, set, setText } from "./dom.js";
import { Glide } from "./glide.js";
import { Pictures } from "./pictures.js";

export class Stage {
  // live: a grid to walk and click in; otherwise a list to look at
  constructor(live = true) {
    this.live = live;
    this.roles = live ? { all: "grid", panel: "rowgroup", field: "row", cell: "gridcell", stop: "-1" }
      : { all: "group", panel: "group", field: "list", cell: "listitem", stop: null };
    this.panels = new Map();
    this.items = new Map();
    this.rows = {};
    this.placed = new Set();
    this.node = element("div", "vn-stage", { role: this.roles.all });
    this.pictures = new Pictures(this.node);
  }

  // Draw the rows of a frame; whatever stays as it was is not touched.
  show(rows, words, still = false) {
    const glide = new Glide(this, rows, still);
    this.node.classList.toggle("vn-at-once", still);
    const old = this.rows;
    this.rows = rows;
    for (const key of rows.panels ?? []) this.#panel(key, rows[`p/${key}`], old[`p/${key}`]);
    for (const [key, panel] of this.panels) {
      if (!rows[`p/${key}`]) {
        panel.node.remove();
        this.panels.delete(key);
      }
    }
    this.#order(this.node, (rows.panels ?? []).map((key) => this.panels.get(key).node));
    for (const [key, node] of this.items) if (!rows[`i/${key}`]) this.#drop(key, node, glide);
    for (const key of rows.panels ?? []) this.#fill(key, rows, old);
    this.#mark(rows, words, old);
    glide.run();
  }

  #panel(key, row, old) {
    let panel = this.panels.get(key);
    if (!panel) {
      const title = element("div", "vn-title", { "aria-hidden": "true" });
      const handle = element("div", "vn-handle", { role: this.roles.cell });
      const field = element("div", "vn-field", { role: this.roles.field }, handle);
      const node = element("section", "vn-panel", { role: this.roles.panel }, title, field);
      panel = { node, title, field, handle };
      node.dataset.panel = key;
      this.panels.set(key, panel);
    }
    if (row === old) return;
    panel.node.className = `vn-panel ${key === "hand" ? "hand" : ""} ${row.c ?? ""}`;
    for (const side of ["w", "h"]) if (row[side] !== old?.[side]) panel.node.style.setProperty(`--${side}`, row[side]);
    set(panel.node, "aria-label", row.l ?? row.t ?? key);
    setText(panel.title, row.t);
    panel.title.hidden = !row.t;
    panel.handle.hidden = !row.a;
    this.#place(panel.handle, row.a, row.l ?? row.t);
    set(panel.node, "data-panel-place", row.a);
  }

  #fill(key, rows, old) {
    const { field, handle } = this.panels.get(key);
    const same = (row) => rows[row] === old[row];
    if (same(`p/${key}`) && same(`o/${key}`) && (rows[`o/${key}`] ?? []).every((item) => same(`i/${item}`))) return;
    const nodes = [handle];
    const labelled = new Map();
    for (const item of rows[`o/${key}`] ?? []) {
      const row = rows[`i/${item}`];
      let node = this.items.get(item);
      if (!node) {
        node = element("div", "vn-item");
        node.dataset.key = item;
        this.items.set(item, node);
      }
      // of several things at one place the first carries label and focus
      const leads = Boolean(row.a) && !labelled.has(row.a);
      if (leads) labelled.set(row.a, row.b);
      // what covers it lets clicks through; what stands out beyond it takes them too
      node.classList.toggle("vn-over", Boolean(row.a) && !leads && covers(row.b, labelled.get(row.a)));
      if (row !== old[`i/${item}`] || node.vnLeads !== leads) this.#item(node, row, leads);
      nodes.push(node);
    }
    this.#order(field, nodes);
    if (!rows[`p/${key}`].a) this.#read(handle, rows[`p/${key}`], labelled.size === 0);
  }

  #item(node, row, leads) {
    const [x, y, w, h] = row.b;
    node.vnLeads = leads;
    const over = node.classList.contains("vn-over") ? "vn-over" : "";
    set(node, "class", `vn-item ${over} ${row.s ? "" : "vn-text"} ${row.d ?? ""} ${row.c ?? ""}`);
    const look = `--x:${x};--y:${y};--iw:${w};--ih:${h};` + (row.r ? `rotate:${row.r}deg;` : "") +
      (row.f ? `--f:${row.f};` : "") + (row.s && row.t ? `--n:${row.t.length};` : "");
    if (look !== node.vnLook) node.style.cssText = node.vnLook = look;
    if (row.s) {
      if (!node.firstChild?.matches(".vn-picture")) node.replaceChildren(this.pictures.draw(row.s));
      else this.pictures.show(node.firstChild, row.s);
      if (row.t && !node.lastChild.matches(".vn-letter")) node.append(element("span", "vn-letter"));
      if (node.childNodes.length > 1) setText(node.lastChild, row.t);
    } else {
      if (!node.firstElementChild?.matches(".vn-words")) node.replaceChildren(element("span", "vn-words"));
      setText(node.firstChild, row.t);
    }
    this.#place(node, row.a, row.l, leads);
  }

  // a panel that is only to be read is one cell: a row without cells is no row
  #read(handle, row, alone) {
    handle.hidden = !alone;
    set(handle, "role", alone ? this.roles.cell : null);
    set(handle, "aria-hidden", alone ? null : "true");
    set(handle, "aria-label", alone ? row.l ?? row.t : null);
  }

  #place(node, place, label, leads = true) {
    this.placed.add(node);
    set(node, "data-place", place);
    const cell = (Boolean(place) && leads) || (!this.live && Boolean(label));
    set(node, "role", cell ? this.roles.cell : null);
    set(node, "aria-hidden", cell ? null : "true");
    set(node, "tabindex", cell ? node.getAttribute("tabindex") ?? this.roles.stop : null);
    node.vnLabel = cell ? label ?? place : "";
    if (!cell) set(node, "aria-label", null);
  }

  // Hot places and picked places, told by a ring, a mark and a word. Where these are the same as before only
  // the nodes that have changed are looked at.
  #mark(rows, words, old) {
    const same = rows.hot === old.hot && rows.picks === old.picks && words === this.words;
    const nodes = same ? this.placed : this.node.querySelectorAll("[data-place]");
    this.placed = new Set();
    this.words = words;
    const hot = new Set(rows.hot ?? []);
    const picks = new Set(rows.picks ?? []);
    for (const node of nodes) {
      const place = node.dataset.place;
      if (!place) continue;
      const is = { "vn-hot": hot.has(place), "vn-picked": picks.has(place) && !hot.has(place) };
      for (const [word, holds] of Object.entries(is)) node.classList.toggle(word, holds);
      if (!node.vnLabel) continue;
      const told = is["vn-picked"] ? words?.picked : is["vn-hot"] ? words?.hot : "";
      set(node, "aria-label", told ? `${node.vnLabel}, ${told}` : node.vnLabel);
      set(node, "aria-selected", is["vn-picked"] ? "true" : null);
    }
    if (same && !nodes.size) return;
    for (const { node } of this.panels.values()) {
      node.classList.toggle("vn-panel-hot", hot.has(node.dataset.panelPlace));
    }
    this.node.classList.toggle("vn-choosing", picks.size > 0);
  }

  #drop(key, node, glide) {
    this.items.delete(key);
    glide.leave(node);
  }

  // Put the nodes in this order, moving as few as possible: a moved node loses its focus.
  #order(parent, nodes) {
    let at = parent.firstChild;
    const wanted = new Set(nodes);
    for (const node of nodes) {
      while (at && !wanted.has(at)) at = at.nextSibling;
      if (at === node) at = at.nextSibling;
      else parent.insertBefore(node, at);
    }
  }

  // The element that stands for a place: the one with the label.
  at(place) {
    for (const node of this.node.querySelectorAll("[role][data-place]")) {
      if (node.dataset.place === place && !node.hidden) return node;
    }
    return null;
  }
}

function covers([x, y, w, h], [leadX, leadY, leadW, leadH]) {
  return x >= leadX - 1 && y >= leadY - 1 && x + w <= leadX + leadW + 1 && y + h <= leadY + leadH + 1;
}
