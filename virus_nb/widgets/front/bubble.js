// Why a move is refused, told at the place that was clicked; the rule's text opens on request.

import { button, element, name, setText } from "./dom.js";
import { RuleList } from "./rules.js";

export class Bubble {
  // open(rule): turn the rulebook to that rule
  constructor(root, stage, open) {
    this.root = root;
    this.stage = stage;
    this.text = element("p", "vn-why-text");
    this.rules = new RuleList(open, () => this.#stand());
    this.shut = button("", "close", () => this.hide(true));
    this.shut.classList.add("vn-why-close");
    this.node = element("div", "vn-why", { role: "note", hidden: "hidden" }, this.shut, this.text, this.rules.node);
    this.node.addEventListener("keydown", (event) => {
      if (event.key === "Tab" || event.ctrlKey || event.metaKey) return;
      event.stopPropagation();
      if (event.key === "Escape") this.hide(true);
    });
    this.told = 0;
  }

  // why: a place, t text, r rule id or rs several, c style, n counts the refusals; rules: id -> [title, text]
  show(why, words, rules) {
    if (!why) return this.hide();
    name(this.shut, words?.close ?? "");
    setText(this.text, why.t);
    this.node.classList.toggle("vn-told", why.c === "told");
    this.place = why.a;
    const seen = `${why.n} ${words?.close}`;
    if (seen === this.seen) return;
    this.seen = seen;
    this.rules.show(why.rs ?? (why.r ? [why.r] : []), rules, words);
    if (why.n === this.told) return;
    this.told = why.n;
    this.node.hidden = false;
    this.#stand();
    const at = this.stage.at(why.a);
    if (!at || why.c === "told") return;
    at.classList.remove("vn-shake");
    void at.offsetWidth;
    at.classList.add("vn-shake");
  }

  hide(back = false) {
    if (this.node.hidden) return;
    this.node.hidden = true;
    if (back) this.stage.at(this.place)?.focus();
  }

  // Below the place, or above it where there is no room, and always inside the table.
  #stand() {
    const at = this.stage.at(this.place) ?? this.stage.node;
    const [box, all] = [at.getBoundingClientRect(), this.root.getBoundingClientRect()];
    const { offsetWidth: w, offsetHeight: h } = this.node;
    const left = Math.min(Math.max(8, box.x + box.width / 2 - w / 2 - all.x), Math.max(8, all.width - w - 8));
    const below = box.bottom + 10 + h < Math.max(all.bottom, innerHeight);
    this.node.classList.toggle("vn-above", !below);
    this.node.style.left = `${left}px`;
    this.node.style.top = `${(below ? box.bottom + 10 : box.y - h - 10) - all.y}px`;
    this.node.style.setProperty("--tip", `${Math.min(Math.max(16, box.x + box.width / 2 - all.x - left), w - 16)}px`);
  }
}
