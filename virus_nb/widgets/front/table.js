// The table: status line, picture, reasons, log. It shows frames and tells what was clicked.

import { button, element, name, set, setText } from "./dom.js";
import { Bubble } from "./bubble.js";
import { Focus } from "./focus.js";
import { Log } from "./log.js";
import { Stage } from "./stage.js";

const PAUSE = 700;

export class Table {
  // tell(message): what a person did, for the kernel
  constructor(root, art, tell) {
    this.tell = tell;
    this.frame = {};
    this.waiting = [];
    this.said = 0;
    this.stage = new Stage();
    this.learn(art);
    const open = (rule) => this.#do("rule", rule);
    this.bubble = new Bubble(root, this.stage, open);
    this.focus = new Focus(this.stage, (place) => this.#pick(place), () => this.#clear(), (place) => this.#explain(place));
    this.log = new Log(null, open);
    this.status = element("p", "vn-status");
    this.hint = element("p", "vn-hint", { "aria-hidden": "true", hidden: "hidden" });
    this.tools = element("div", "vn-tools", { role: "group" });
    for (const [word, icon] of [["undo", "undo"], ["redo", "redo"], ["new", "fresh"]]) {
      this[word] = button("", icon, () => this.#do(word));
      this.tools.append(this[word]);
    }
    this.explain = button("", "ask", () => this.#asking(!this.asking));
    this.tools.append(this.explain);
    this.lang = element("select", "vn-lang");
    this.lang.addEventListener("change", () => this.#do("lang", this.lang.value));
    this.lang.addEventListener("keydown", (event) => event.key !== "Tab" && event.stopPropagation());
    this.tools.append(this.lang);
    this.tools.addEventListener("keydown", keepKeys);
    this.live = element("div", "vn-live", { "aria-live": "polite", role: "status" });
    this.fault = element("p", "vn-fault", { role: "alert", hidden: "hidden" });
    this.cover = element("button", "vn-cover", { type: "button", hidden: "hidden" },
      element("span", "vn-cover-text"), element("span", "vn-cover-button"));
    this.cover.addEventListener("click", () => this.#do("uncover"));
    this.cover.addEventListener("keydown", keepKeys);
    const play = element("div", "vn-play", {}, this.stage.node, this.bubble.node, this.cover);
    root.append(
      element("div", "vn-bar", {}, element("div", "vn-asks", {}, this.status, this.hint), this.tools), this.fault,
      element("div", "vn-main", {}, play, this.log.node), this.live);
    this.bubble.root = play;
  }

  // art: pictures that are not known yet
  learn(art) {
    this.stage.pictures.learn(art);
  }

  // Show these frames one after the other; what still waits from before is skipped.
  show(frames) {
    clearTimeout(this.timer);
    this.waiting = [...frames];
    this.#next();
  }

  #next() {
    const frame = this.waiting.shift();
    if (frame) this.#draw(frame);
    if (this.waiting.length) this.timer = setTimeout(() => this.#next(), PAUSE);
  }

  #flush() {
    if (!this.waiting.length) return;
    clearTimeout(this.timer);
    const last = this.waiting.at(-1);
    this.waiting = [];
    this.#draw(last);
  }

  #draw(frame) {
    const first = this.frame.at === undefined;
    const hadFocus = this.stage.node.contains(document.activeElement);
    this.frame = frame;
    const words = frame.words ?? {};
    this.stage.show(frame, words, first);
    set(this.stage.node, "data-at", frame.at);
    set(this.stage.node, "aria-label", words.table);
    set(this.tools, "aria-label", words.tools);
    this.focus.refresh(hadFocus);
    setText(this.status, frame.status?.t);
    this.status.className = `vn-status ${frame.status?.c ?? ""}`;
    setText(this.hint, frame.hint);
    this.hint.hidden = !frame.hint;
    this.#tools(frame, words);
    this.#cover(frame.cover);
    this.fault.hidden = !frame.fault;
    setText(this.fault, frame.fault);
    const fresh = this.log.show(frame, words);
    this.bubble.show(frame.why, words, frame.rules);
    if (!first) this.#say(fresh, frame);
    this.said = frame.say?.n ?? this.said;
  }

  // Read out: what has just happened and what is asked now, or what a click did.
  #say(fresh, frame) {
    const spoken = fresh.length ? [...fresh, frame.status?.t] : [];
    if (frame.say && frame.say.n !== this.said) spoken.push(frame.say.t);
    if (spoken.length) setText(this.live, spoken.join(" "));
  }

  #tools(frame, words) {
    for (const word of ["undo", "redo", "new"]) {
      name(this[word], words[word] ?? "");
      this[word].disabled = word !== "new" && !frame.can?.[word];
    }
    name(this.explain, words.explain ?? "");
    this.explain.hidden = !words.explain;
    const langs = frame.langs ?? [];
    this.lang.hidden = langs.length < 2;
    set(this.lang, "aria-label", words.lang);
    if (this.lang.options.length !== langs.length) {
      this.lang.replaceChildren(...langs.map(([code, text]) => element("option", "", { value: code, lang: code }, text)));
    }
    if (frame.lang) this.lang.value = frame.lang;
  }

  #cover(cover) {
    const was = this.cover.hidden;
    this.cover.hidden = !cover;
    if (!cover) return;
    setText(this.cover.firstChild, cover.t);
    setText(this.cover.lastChild, cover.b);
    if (was && this.stage.node.contains(document.activeElement)) this.cover.focus();
  }

  // While it asks, the next place that is clicked is explained and not chosen.
  #asking(on) {
    this.asking = on;
    set(this.explain, "aria-pressed", String(on));
    this.stage.node.classList.toggle("vn-asking", on);
  }

  #explain(place) {
    this.#asking(false);
    this.#flush();
    if (!this.frame.cover) this.tell({ kind: "explain", place, at: this.frame.at });
  }

  #pick(place) {
    if (this.asking) return this.#explain(place);
    this.#flush();
    if (!this.frame.cover) this.tell({ kind: "pick", place, at: this.frame.at });
  }

  #clear() {
    this.#asking(false);
    this.bubble.hide();
    this.tell({ kind: "clear", at: this.frame.at });
  }

  #do(what, value = null) {
    this.#flush();
    this.tell({ kind: "do", what, value, at: this.frame.at });
  }

  destroy() {
    clearTimeout(this.timer);
    this.stage.pictures.destroy();
  }
}

export function keepKeys(event) {
  if (event.key !== "Tab" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
}
