// Movement from one frame to the next: what keeps its key glides, what is new comes from somewhere.

import { calm } from "./dom.js";

const TIME = 420;
const EASE = "cubic-bezier(.22,.8,.3,1)";

export class Glide {
  constructor(stage, rows, still) {
    this.stage = stage;
    this.rows = rows;
    this.on = !still && !calm() && stage.items.size > 0 && stage.node.isConnected;
    this.before = new Map();
    this.gone = [];
    if (!this.on) return;
    for (const [key, node] of stage.items) {
      this.before.set(key, spot(node));
      if (!rows[`i/${key}`]) this.gone.push([stage.rows[`i/${key}`]?.s, this.before.get(key), key]);
    }
    for (const [key, { node }] of stage.panels) this.before.set(`panel ${key}`, spot(node));
  }

  leave(node) {
    if (!this.on) return node.remove();
    node.classList.add("vn-leaving");
    for (const name of ["data-place", "role", "tabindex", "aria-label"]) node.removeAttribute(name);
    node.setAttribute("aria-hidden", "true");
    const gone = node.animate([{ opacity: 1 }, { opacity: 0, scale: ".8" }], { duration: TIME / 2, fill: "forwards" });
    gone.onfinish = () => node.remove();
    setTimeout(() => node.remove(), TIME);
  }

  // Everything is measured before anything moves: a movement that begins would have the page laid out anew.
  run() {
    if (!this.on) return;
    const ways = [];
    for (const [key, node] of this.stage.items) {
      const from = this.before.get(key) ?? this.#origin(this.rows[`i/${key}`]);
      ways.push([node, from, from && spot(node)]);
    }
    for (const [node, from, to] of ways) {
      if (from) this.#move(node, from, to);
      else appear(node);
    }
  }

  // Where a new thing comes from: the same picture that has just gone, its origin, or the player who acted.
  #origin(row) {
    if (!row.s) return null;
    const twin = this.gone.findIndex(([symbol]) => symbol === row.s);
    if (twin >= 0) return this.gone.splice(twin, 1)[0][1];
    for (const name of [row.o, (row.c ?? "").includes("card") ? this.rows.from : ""]) {
      if (!name) continue;
      const found = this.before.get(name) ?? this.before.get(`panel ${name}`);
      if (found) return { ...found, w: null };
    }
    return null;
  }

  #move(node, from, to) {
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const grow = from.w && to.w ? from.w / to.w : 1;
    if (Math.hypot(dx, dy) < 1 && Math.abs(grow - 1) < 0.02) return;
    const panel = node.closest(".vn-panel");
    panel.classList.add("vn-busy");
    node.animate(
      [{ translate: `${dx}px ${dy}px`, scale: `${grow}`, zIndex: 9 }, { translate: "0 0", scale: "1", zIndex: 9 }],
      { duration: TIME, easing: EASE },
    );
    setTimeout(() => panel.classList.remove("vn-busy"), TIME);
  }
}

function appear(node) {
  node.animate([{ opacity: 0, scale: "1.15" }, { opacity: 1, scale: "1" }], { duration: TIME / 2, easing: EASE });
}

function spot(node) {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, w: node.offsetWidth };
}
