// What happened, one line an event; in a replay a line leads to its ply.

import { element, set, setText } from "./dom.js";

export class Log {
  constructor(go = null) {
    this.go = go;
    this.list = element("ol", "vn-log-list", { tabindex: "0" });
    this.title = element("div", "vn-log-title");
    this.node = element("div", "vn-log", { role: "region" }, this.title, this.list);
    this.list.addEventListener("keydown", (event) => {
      if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    });
    this.lines = new Map();
  }

  // rows: the frame; lines are "log/<n>" with t text, p ply, c style; now: the ply on the table.
  // Gives the words of the lines that are new.
  show(rows, words, now = -1) {
    setText(this.title, words?.log ?? "");
    set(this.node, "aria-label", words?.log);
    set(this.list, "aria-label", words?.log);
    const fresh = [];
    for (const [name, line] of this.lines) {
      if (rows[name]) continue;
      line.remove();
      this.lines.delete(name);
    }
    for (const name of Object.keys(rows).filter((key) => key.startsWith("log/")).sort(byNumber)) {
      const row = rows[name];
      let line = this.lines.get(name);
      if (!line) {
        line = element("li", "", {}, element(this.go ? "button" : "span", "vn-line"));
        if (this.go) line.firstChild.addEventListener("click", () => this.go(line.vnPly));
        this.lines.set(name, line);
        this.list.append(line);
        fresh.push(row.t);
      }
      line.vnPly = row.p;
      line.className = `${row.c ?? ""} ${row.p === now ? "vn-now" : ""}`;
      if (this.go) set(line.firstChild, "aria-current", row.p === now ? "step" : null);
      setText(line.firstChild, row.t);
    }
    if (now >= 0) this.#reveal([...this.lines.values()].find((line) => line.vnPly === now));
    else if (fresh.length) this.list.scrollTop = this.list.scrollHeight;
    return fresh;
  }

  // Only the list scrolls, never the page.
  #reveal(line) {
    if (!line) { this.list.scrollTop = 0; return; }
    const [box, all] = [line.getBoundingClientRect(), this.list.getBoundingClientRect()];
    if (box.top < all.top || box.bottom > all.bottom) this.list.scrollTop += box.top - all.top - all.height / 3;
  }
}

function byNumber(one, other) {
  return Number(one.slice(4)) - Number(other.slice(4));
}
