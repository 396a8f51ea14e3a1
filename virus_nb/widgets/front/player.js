// The replay player: all frames are here, so it needs nobody else.

import { button, element, name, set, setIcon, setText } from "./dom.js";
import { unroll } from "./frame.js";
import { keepKeys } from "./table.js";
import { Log } from "./log.js";
import { Stage } from "./stage.js";

const SPEEDS = [0.25, 0.5, 1, 2, 4, 8];
const BEAT = 1100;
const HURRY = 200;

export class Player {
  // data: art, words, rules, title, lenses: [{name, first, changes}], notes: [{p, t, m mark, e last ply}], turns, rounds,
  // start, secret. hooks: tell(message) to whoever has more lenses and acts to offer; letters: letter keys are
  // ours; extra: one more control
  constructor(root, data, hooks = {}) {
    this.data = data;
    this.hooks = hooks;
    this.marked = [...new Set(data.notes.map((note) => note.p))].sort((one, other) => one - other);
    this.unrolled = new Map();
    this.lens = data.lens ?? 0;
    this.playing = false;
    this.stage = new Stage(false);
    this.stage.pictures.learn(data.art);
    const open = (rule) => hooks.tell?.({ kind: "do", what: "rule", value: rule });
    this.log = new Log((ply) => this.go(ply), open, data.rules);
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

  // The ply that lies one step of the chosen kind away; there may be none.
  next(way, unit = this.unit) {
    if (unit === "ply") return this.ply + way;
    const stops = { turn: this.data.turns, round: this.data.rounds, mark: this.marked }[unit] ?? [];
    if (way < 0) return stops.findLast((ply) => ply < this.ply) ?? (unit === "mark" ? this.ply : 0);
    return stops.find((ply) => ply > this.ply) ?? (unit === "mark" ? this.ply : this.last());
  }

  // Show that ply. Jumps of more than one ply do not glide, nor do steps that follow at once on another.
  go(ply, still = false) {
    const to = Math.max(0, Math.min(ply, this.last()));
    const hurried = performance.now() - (this.shown ?? -HURRY) < HURRY;
    const jump = still || hurried || this.ply === undefined || Math.abs(to - this.ply) !== 1;
    this.shown = performance.now();
    this.ply = to;
    const { words } = this.data;
    const frame = this.frames()[to];
    this.stage.show(frame, words, jump);
    this.#markChanged(to);
    setText(this.status, frame.status?.t);
    set(this.status, "class", `vn-status ${frame.status?.c ?? ""}`);
    this.slider.value = to;
    set(this.slider, "aria-valuetext", `${words.ply} ${to}`);
    setText(this.count, this.data.secret ? `${to}` : `${to} / ${this.last()}`);
    const notes = this.data.notes.filter((one) => one.p <= to && to <= (one.e ?? one.p));
    const note = notes.map((one) => (one.m ? `${one.m} ${one.t}` : one.t)).join("\n");
    this.note.hidden = !note;
    setText(this.note, note);
    for (const one of [this.first, this.back]) one.disabled = to === 0;
    for (const one of [this.forward, this.end]) one.disabled = to === this.last();
    if (to === this.last() && !this.looping) this.#stop();
    this.log.show(this.#lines(), words, to); // last: it measures, so what is written after it costs a second layout
  }

  // A frame around what is new on the table since the ply before.
  #markChanged(to) {
    for (const node of this.changed ?? []) node.classList.remove("vn-changed");
    this.changed = [];
    if (!to) return;
    const [before, now] = [this.frames()[to - 1], this.frames()[to]];
    const { set: whole = {}, patch = {} } = this.data.lenses[this.lens].changes[to - 1];
    for (const row of [...Object.keys(whole), ...Object.keys(patch)]) {
      if (!row.startsWith("i/") || !thing(now[row]) || thing(now[row]) === thing(before[row])) continue;
      const node = this.stage.items.get(row.slice(2));
      node?.classList.add("vn-changed");
      this.changed.push(node);
    }
  }

  // The lines up to here, or all of them where nothing is to be kept secret.
  #lines() {
    return this.frames()[this.data.secret ? this.ply : this.last()];
  }

  #build(root) {
    const { words, lenses, notes } = this.data;
    this.status = element("p", "vn-status", { "aria-live": "polite" });
    this.note = element("p", "vn-note", { hidden: "hidden" });
    this.first = button(words.first, "first", () => this.#go(0));
    this.back = button(words.back, "back", () => this.#by(-1));
    this.toggle = button(words.play, "play", () => (this.playing ? this.#stop() : this.#start()));
    this.forward = button(words.forward, "forward", () => this.#by(1));
    this.end = button(words.last, "last", () => this.#go(this.last()));
    this.slider = element("input", "vn-slider", { type: "range", min: 0, max: this.last(), step: 1, "aria-label": words.ply });
    this.slider.addEventListener("input", () => { this.#stop(); this.go(Number(this.slider.value)); });
    this.count = element("span", "vn-count");
    const marks = element("div", "vn-marks", { "aria-hidden": "true" });
    for (const note of notes) {
      const mark = element("i", "vn-mark");
      mark.style.left = `${(100 * note.p) / Math.max(1, this.last())}%`;
      mark.classList.toggle("vn-mark-named", Boolean(note.m));
      setText(mark, note.m);
      marks.append(mark);
    }
    this.rate = element("select", "vn-lang", { "aria-label": words.speed });
    this.rate.append(...SPEEDS.map((speed) => element("option", "", { value: speed }, `${speed}×`)));
    this.rate.value = "1";
    this.speed = 1;
    this.rate.addEventListener("change", () => { this.speed = Number(this.rate.value); if (this.playing) this.#start(); });
    this.eyes = element("select", "vn-lang", { "aria-label": words.lens });
    this.eyes.append(...lenses.map((lens, n) => element("option", "", { value: n }, lens.name)));
    this.eyes.value = this.lens;
    this.eyes.hidden = lenses.length < 2;
    this.eyes.addEventListener("change", () => this.look(Number(this.eyes.value)));
    this.step = element("select", "vn-lang", { "aria-label": words.step });
    const units = ["ply", "turn", "round", ...(this.marked.length && !this.data.secret ? ["mark"] : [])];
    this.step.append(...units.map((unit) => element("option", "", { value: unit }, words[`step-${unit}`])));
    this.unit = "ply";
    this.step.addEventListener("change", () => { this.unit = this.step.value; });
    this.loop = button(words.loop, "loop", () => this.#loop());
    set(this.loop, "aria-pressed", "false");
    const transport = element("div", "vn-tools vn-transport", { role: "group", "aria-label": words.transport },
      this.first, this.back, this.toggle, this.forward, this.end, this.loop);
    const track = element("div", "vn-track", {}, this.slider, marks);
    // the length of the track, and a jump to the end, would tell how it ends
    track.hidden = this.end.hidden = Boolean(this.data.secret);
    this.offers = element("div", "vn-tools vn-offers", { role: "group", "aria-label": words.offers, hidden: "hidden" });
    const controls = element("div", "vn-controls", {}, transport, track, this.count, this.step, this.rate, this.eyes,
      ...(this.hooks.extra ? [this.hooks.extra] : []), this.offers);
    root.append(element("div", "vn-bar", {}, element("div", "vn-asks", {}, this.status)), controls, this.note,
      element("div", "vn-main", {}, element("div", "vn-play", { tabindex: "-1" }, this.stage.node), this.log.node));
    if (this.hooks.letters) root.append(element("p", "vn-keys", {}, words.keys));
    set(this.stage.node, "aria-label", words.table);
    root.addEventListener("keydown", (event) => this.#key(event));
  }

  // Arrows, Home, End and Space drive the player wherever the focus is, but not inside a list of choices.
  #key(event) {
    keepKeys(event);
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === "SELECT") return;
    if (this.key(event.key, event)) event.preventDefault();
  }

  // What a key does; false for one that does nothing. With Shift an arrow goes a turn.
  key(key, { target, shiftKey }) {
    const slides = target === this.slider;
    const unit = shiftKey ? "turn" : this.unit;
    if (key === "ArrowLeft" && !slides) this.#go(this.next(-1, unit));
    else if (key === "ArrowRight" && !slides) this.#go(this.next(1, unit));
    else if (key === "Home" && !slides) this.#go(0);
    else if (key === "End" && !slides && !this.data.secret) this.#go(this.last());
    else if (key === " " && target.tagName !== "BUTTON") this.toggle.click();
    else if (key === "?") return this.log.ask();
    else if (this.hooks.letters) return this.#letter(key);
    else return false;
    return true;
  }

  // Only a page of our own has letter keys: a notebook has commands on them.
  #letter(key) {
    const units = { t: "turn", r: "round", m: this.data.secret ? "" : "mark" };
    const unit = units[key.toLowerCase()];
    if (unit) this.#go(this.next(key === key.toLowerCase() ? 1 : -1, unit));
    else if (key === "l") this.#loop();
    else if (key === "+" || key === "-") {
      const at = SPEEDS.indexOf(this.speed) + (key === "+" ? 1 : -1);
      this.rate.value = SPEEDS[Math.max(0, Math.min(at, SPEEDS.length - 1))];
      this.rate.dispatchEvent(new Event("change"));
    } else return false;
    return true;
  }

  // Through other eyes; whoever has frames that are not here yet is asked for them.
  look(lens) {
    this.eyes.value = lens;
    if (!this.data.lenses[lens].changes) return this.hooks.tell?.({ kind: "lens", n: lens });
    this.lens = lens;
    this.go(this.ply, true);
  }

  // The frames of one more lens.
  learn(lens, { first, changes, art }) {
    Object.assign(this.data.lenses[lens], { first, changes });
    this.stage.pictures.learn(art);
    if (Number(this.eyes.value) === lens) this.look(lens);
  }

  // As the player does whose place this one takes: step by the same, as fast, and from the end on again.
  behaveAs({ unit, speed, looping }) {
    this.step.value = unit;
    if (!this.step.value) this.step.value = "ply"; // there may be no marks here
    this.unit = this.step.value;
    this.rate.value = this.speed = speed;
    if (looping) this.#loop();
  }

  #by(way) {
    this.#go(this.next(way));
  }

  #go(ply) {
    this.#stop();
    this.go(ply);
  }

  #loop() {
    this.looping = !this.looping;
    set(this.loop, "aria-pressed", String(this.looping));
  }

  #start() {
    if (this.ply === this.last()) this.go(0);
    this.playing = this.ply < this.last();
    if (!this.playing) return;
    name(this.toggle, this.data.words.pause);
    setIcon(this.toggle, "pause");
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      const on = this.next(1, this.unit === "mark" ? "ply" : this.unit);
      this.go(this.ply === this.last() ? 0 : on);
    }, BEAT / this.speed);
  }

  #stop() {
    if (!this.playing) return;
    this.playing = false;
    clearInterval(this.timer);
    name(this.toggle, this.data.words.play);
    setIcon(this.toggle, "play");
  }

  // Acts that somebody else does at the ply that is shown: [name, word] each.
  offer(acts) {
    this.offers.hidden = !acts.length;
    this.offers.replaceChildren(...acts.map(([what, word]) => {
      const made = element("button", "vn-button vn-offer", { type: "button", "data-what": what }, word);
      made.addEventListener("click", () => {
        this.#stop();
        this.hooks.tell?.({ kind: "do", what, ply: this.ply, lens: this.lens });
      });
      return made;
    }));
  }

  destroy() {
    clearInterval(this.timer);
    this.stage.pictures.destroy();
  }
}

// What an item is, whatever is drawn in it to help the reader; "" for a text, and for what does nothing but help.
function thing(row) {
  return !row?.s || /\baid\b/.test(row.c) ? "" : row.k ?? row.s;
}
