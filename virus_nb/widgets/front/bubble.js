// Why a move is refused, told at the place that was clicked; the rule's text opens on request.

import { button, element, name, set, setText } from "./dom.js";

export class Bubble {
  constructor(root, stage) {
    this.root = root;
    this.stage = stage;
    this.text = element("p", "vn-why-text");
    this.rule = element("button", "vn-why-rule", { type: "button", "aria-expanded": "false" });
    this.more = element("div", "vn-why-more", { hidden: "hidden" });
    this.shut = button("", "close", () => this.hide(true));
    this.shut.classList.add("vn-why-close");
    this.node = element("div", "vn-why", { role: "note", hidden: "hidden" }, this.shut, this.text, this.rule, this.more);
    this.rule.addEventListener("click", () => this.#open(this.more.hidden));
    this.node.addEventListener("keydown", (event) => {
      if (event.key === "Tab" || event.ctrlKey || event.metaKey) return;
      event.stopPropagation();
      if (event.key === "Escape") this.hide(true);
    });
    this.told = 0;
  }

  // why: a place, t text, r rule id, h its title, x its text, n counts the refusals
  show(why, words) {
    if (!why) return this.hide();
    name(this.shut, words?.close ?? "");
    setText(this.text, why.t);
    setText(this.rule, why.h ? `${why.r} · ${why.h}` : why.r);
    this.rule.hidden = !why.r;
    setText(this.more, why.x);
    this.place = why.a;
    if (why.n === this.told) return;
    this.told = why.n;
    this.#open(false);
    this.node.hidden = false;
    this.#stand();
    const at = this.stage.at(why.a);
    if (!at) return;
    at.classList.remove("vn-shake");
    void at.offsetWidth;
    at.classList.add("vn-shake");
  }

  hide(back = false) {
    if (this.node.hidden) return;
    this.node.hidden = true;
    if (back) this.stage.at(this.place)?.focus();
  }

  #open(open) {
    this.more.hidden = !open;
    set(this.rule, "aria-expanded", String(open));
    if (open) this.#stand();
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
