// A rule to unfold: a button with its title, its text below it, and the way to the rulebook of the page.

import { element, set, setText } from "./dom.js";

export class RuleList {
  // open(id): turn the rulebook to that rule; grown(): what is shown has another height now
  constructor(open, grown = () => {}) {
    this.open = open;
    this.grown = grown;
    this.node = element("div", "vn-rules");
  }

  // ids: rules to show; rules: id -> [title, text]; unfold: show the texts at once
  show(ids, rules, words, unfold = false) {
    this.node.replaceChildren(...(ids ?? []).map((id) => this.#rule(id, rules?.[id] ?? ["", ""], words, unfold)));
  }

  #rule(id, [title, text], words, unfold) {
    const head = element("button", "vn-why-rule", { type: "button", "aria-expanded": String(unfold) });
    setText(head, title ? `${id} · ${title}` : id);
    const more = element("div", "vn-why-more", {}, element("p", "", {}, text));
    if (unfold) more.prepend(element("b", "", {}, head.textContent));
    more.hidden = !unfold;
    if (document.querySelector(".vn-rulebook")) {
      const book = element("button", "vn-why-book", { type: "button" }, words?.book ?? "");
      book.addEventListener("click", () => {
        this.open(id);
        document.querySelector(".vn-rulebook").dispatchEvent(new CustomEvent("vn-reveal", { bubbles: true }));
        document.querySelector(".vn-rulebook").scrollIntoView({ block: "start" });
      });
      more.append(book);
    } else if (document.querySelector(".vn-header")) { // on a page of our own the game's page has the book
      const address = `${id.split(".")[0]}.ipynb?rule=${encodeURIComponent(id)}#rules`;
      more.append(element("a", "vn-why-book", { href: address, target: "_self" }, words?.book ?? ""));
    }
    head.addEventListener("click", () => {
      more.hidden = !more.hidden;
      set(head, "aria-expanded", String(!more.hidden));
      this.grown();
    });
    return element("div", "vn-rule", {}, head, more);
  }
}
