// What happened, one line an event; in a replay a line leads to its ply.

import { element, set, setText } from "./dom.js";
import { RuleList } from "./rules.js";

export class Log {
  // go(ply): where a line leads, if anywhere; open(rule): turn the rulebook to a rule;
  // rules: id -> [title, text], where the frames do not bring them along
  constructor(go = null, open = null, rules = null) {
    this.go = go;
    this.open = open;
    this.known = rules;
    this.list = element("ol", "vn-log-list", { tabindex: "0" });
    this.title = element("div", "vn-log-title");
    this.node = element("div", "vn-log", { role: "region" }, this.title, this.list);
    this.list.addEventListener("keydown", (event) => {
      if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
      if (event.key === "?") event.target.closest("li")?.querySelector(".vn-ask")?.click();
    });
    this.lines = new Map();
    this.plies = new Map();
    this.marked = [];
    // a list that is drawn later than it is filled, or gets another size, still shows the line of the ply
    if (go) new ResizeObserver(() => this.#reveal(this.marked[0])).observe(this.list);
  }

  // rows: the frame; lines are "log/<n>" with t text, p ply, c style; now: the ply on the table.
  // Gives the words of the lines that are new.
  show(rows, words, now = -1) {
    setText(this.title, words?.log ?? "");
    set(this.node, "aria-label", words?.log);
    set(this.list, "aria-label", words?.log);
    const fresh = rows === this.rows ? [] : this.#fill(rows, words);
    this.rows = rows;
    if (this.go) this.#mark(now);
    if (this.go) this.#reveal(this.marked[0]);
    else if (fresh.length) this.list.scrollTop = this.list.scrollHeight;
    return fresh;
  }

  #fill(rows, words) {
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
      line.className = row.c ?? "";
      setText(line.firstChild, row.t);
      const rules = rows.rules ?? this.known;
      if (row.r && rules && this.open) this.#ask(line, row.r, rules, words);
    }
    this.plies.clear();
    for (const line of this.lines.values()) {
      this.plies.set(line.vnPly, [...(this.plies.get(line.vnPly) ?? []), line]);
    }
    return fresh;
  }

  // The lines of the ply on the table.
  #mark(now) {
    for (const line of this.marked) {
      line.classList.remove("vn-now");
      set(line.firstChild, "aria-current", null);
    }
    this.marked = this.plies.get(now) ?? [];
    for (const line of this.marked) {
      line.classList.add("vn-now");
      set(line.firstChild, "aria-current", "step");
    }
  }

  // Unfold the rules of the lines of the ply on the table, or fold them up; false where there is none.
  ask() {
    const marks = (this.marked).map((line) => line.querySelector(".vn-ask")).filter(Boolean);
    const open = marks.some((mark) => mark.getAttribute("aria-expanded") !== "true");
    for (const mark of marks) if ((mark.getAttribute("aria-expanded") !== "true") === open) mark.click();
    marks[0]?.focus();
    return marks.length > 0;
  }

  // "?" beside a line unfolds the rule that it applies
  #ask(line, rule, rules, words) {
    let mark = line.querySelector(".vn-ask");
    if (!mark) {
      const list = new RuleList(this.open);
      mark = element("button", "vn-ask", { type: "button", "aria-expanded": "false" }, "?");
      mark.addEventListener("click", () => {
        const open = mark.getAttribute("aria-expanded") !== "true";
        set(mark, "aria-expanded", String(open));
        list.show(open ? [mark.vnRule] : [], mark.vnRules, mark.vnWords, true);
      });
      line.append(mark, list.node);
    }
    Object.assign(mark, { vnRule: rule, vnRules: rules, vnWords: words });
    set(mark, "aria-label", `${words?.rule ?? ""} ${rules[rule]?.[0] ?? rule}`);
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
