// The replay player: all frames are here, so it needs nobody else.

import { button, element, name, set, setIcon, setText } from "./dom.js";
import { unroll } from "./frame.js";
import { keepKeys } from "./table.js";
import { Log } from "./log.js";
import { Stage } from "./stage.js";
import { Symbols } from "./symbols.js";

const SPEEDS = [0.25, 0.5, 1, 2, 4, 8];
const BEAT = 1100;

export class Player {
  // data: art, words, title, lenses: [{name, first, changes}], notes: [{p, t}], start, secret
  constructor(root, data, takeOver = null) {
    this.data = data;
    this.takeOver = takeOver;
    this.unrolled = new Map();
    this.lens = 0;
    this.playing = false;
    this.symbols = new Symbols();
    this.symbols.learn(data.art);
    this.stage = new Stage(this.symbols, false);
    this.log = new Log((ply) => this.go(ply));
    this.#build(root);
    this.go(Math.min(data.start ?? 0, this.last()), true);
  }

  frames() {
    if (!this.unrolled.has(this.lens)) {
      const { first, changes } = this.data.lenses[this.lens];
      this.unrolled.set(this.lens, unroll(first, changes));
    }
    return this.unrolled.get(this.lens);
  }

  last() {
    return this.data.lenses[this.lens].changes.length;
  }

  // Show that ply. Jumps of more than one ply do not glide.
  go(ply, still = false) {
    const to = Math.max(0, Math.min(ply, this.last()));
    const jump = still || this.ply === undefined || Math.abs(to - this.ply) !== 1 || this.speed > 4;
    this.ply = to;
    const { words } = this.data;
    const frame = this.frames()[to];
    this.stage.show(frame, words, jump);
    this.log.show(this.#lines(), words, to);
    setText(this.status, frame.status?.t);
    this.status.className = `vn-status ${frame.status?.c ?? ""}`;
    this.slider.value = to;
    set(this.slider, "aria-valuetext", `${words.ply} ${to}`);
    setText(this.count, this.data.secret ? `${to}` : `${to} / ${this.last()}`);
    const note = this.data.notes.filter((one) => one.p === to).map((one) => one.t).join("\n");
    this.note.hidden = !note;
    setText(this.note, note);
    for (const one of [this.first, this.back]) one.disabled = to === 0;
    for (const one of [this.forward, this.end]) one.disabled = to === this.last();
    if (to === this.last()) this.#stop();
  }

  // The lines up to here, or all of them where nothing is to be kept secret.
  #lines() {
    return this.frames()[this.data.secret ? this.ply : this.last()];
  }

  #build(root) {
    const { words, lenses, notes } = this.data;
    this.status = element("p", "vn-status", { "aria-live": "polite" });
    this.note = element("p", "vn-note", { hidden: "hidden" });
    this.first = button(words.first, "first", () => this.#by(-Infinity));
    this.back = button(words.back, "back", () => this.#by(-1));
    this.toggle = button(words.play, "play", () => (this.playing ? this.#stop() : this.#start()));
    this.forward = button(words.forward, "forward", () => this.#by(1));
    this.end = button(words.last, "last", () => this.#by(Infinity));
    this.slider = element("input", "vn-slider", { type: "range", min: 0, max: this.last(), step: 1, "aria-label": words.ply });
    this.slider.addEventListener("input", () => { this.#stop(); this.go(Number(this.slider.value)); });
    this.count = element("span", "vn-count");
    const marks = element("div", "vn-marks", { "aria-hidden": "true" });
    for (const note of notes) {
      const mark = element("i", "vn-mark");
      mark.style.left = `${(100 * note.p) / Math.max(1, this.last())}%`;
      marks.append(mark);
    }
    this.rate = element("select", "vn-lang", { "aria-label": words.speed });
    this.rate.append(...SPEEDS.map((speed) => element("option", "", { value: speed }, `${speed}×`)));
    this.rate.value = "1";
    this.speed = 1;
    this.rate.addEventListener("change", () => { this.speed = Number(this.rate.value); if (this.playing) this.#start(); });
    this.eyes = element("select", "vn-lang", { "aria-label": words.lens });
    this.eyes.append(...lenses.map((lens, n) => element("option", "", { value: n }, lens.name)));
    this.eyes.hidden = lenses.length < 2;
    this.eyes.addEventListener("change", () => { this.lens = Number(this.eyes.value); this.go(this.ply, true); });
    const transport = element("div", "vn-tools vn-transport", { role: "group", "aria-label": words.transport },
      this.first, this.back, this.toggle, this.forward, this.end);
    const track = element("div", "vn-track", {}, this.slider, marks);
    // the length of the track, and a jump to the end, would tell how it ends
    track.hidden = this.end.hidden = Boolean(this.data.secret);
    this.take = element("button", "vn-button vn-take", { type: "button", hidden: "hidden" });
    this.take.addEventListener("click", () => { this.#stop(); this.takeOver(this.ply); });
    const controls = element("div", "vn-controls", {}, transport, track, this.count, this.rate, this.eyes, this.take);
    root.append(this.symbols.node, element("div", "vn-bar", {}, element("div", "vn-asks", {}, this.status)), controls, this.note,
      element("div", "vn-main", {}, element("div", "vn-play", { tabindex: "-1" }, this.stage.node), this.log.node));
    set(this.stage.node, "aria-label", words.table);
    root.addEventListener("keydown", (event) => this.#key(event));
  }

  // Arrows, Home, End and Space drive the player wherever the focus is, but not inside a list of choices.
  #key(event) {
    keepKeys(event);
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "SELECT") return;
    if (event.target === this.slider) return;
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    if (event.key in steps) this.#by(steps[event.key]);
    else if (event.key === " " && event.target.tagName !== "BUTTON") this.toggle.click();
    else return;
    event.preventDefault();
  }

  #by(steps) {
    this.#stop();
    this.go(steps === -Infinity ? 0 : steps === Infinity ? this.last() : this.ply + steps);
  }

  #start() {
    if (this.ply === this.last()) this.go(0);
    this.playing = true;
    name(this.toggle, this.data.words.pause);
    setIcon(this.toggle, "pause");
    clearInterval(this.timer);
    this.timer = setInterval(() => this.go(this.ply + 1), BEAT / this.speed);
  }

  #stop() {
    if (!this.playing) return;
    this.playing = false;
    clearInterval(this.timer);
    name(this.toggle, this.data.words.play);
    setIcon(this.toggle, "play");
  }

  // A word for playing on from here; "" where nobody could.
  offer(word) {
    setText(this.take, word);
    this.take.hidden = !word || !this.takeOver;
  }

  destroy() {
    clearInterval(this.timer);
  }
}
