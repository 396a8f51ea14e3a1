// Many games as a table: filtered and sorted here, opened by whoever has them.

import { element, set, setText } from "./dom.js";
import { keepKeys } from "./table.js";

const PAGE = 100;
const PLAYERS = 1;
const LENGTH = 4;
const EVENTS = 5;
const WRONG = 6;
const ORDER = new Intl.Collator();

class Games {
  constructor(root, tell) {
    this.tell = tell;
    this.root = root;
    this.most = PAGE;
    this.by = null;
    root.addEventListener("keydown", keepKeys);
  }

  // data: words, rows: [game, players, options, result, length, events, what is wrong]; an event: [name, how often]
  show({ words, rows }) {
    this.words = words;
    this.rows = rows.map((found, n) => {
      const happened = new Set(found[EVENTS].map(([name]) => name));
      const told = found[EVENTS].map(([name, count]) => `${name}: ${count}`).join(" · ");
      const cells = found.map((cell, column) => (column === EVENTS ? told : cell));
      return { n, cells, happened, text: cells.join(" ").toLowerCase() };
    });
    const kept = { text: this.text?.value ?? "", from: this.from?.value ?? "", to: this.to?.value ?? "" };
    this.text = this.#field(words.filter, "search", kept.text);
    this.from = this.#field(words.from, "number", kept.from);
    this.to = this.#field(words.to, "number", kept.to);
    const games = this.rows.filter(({ cells }) => cells[PLAYERS]).map(({ cells }) => cells[0]);
    this.game = this.#choice(words.columns[0], words["all-games"], games, this.game);
    this.event = this.#choice(words.columns[EVENTS], words["all-events"], this.rows.flatMap(({ happened }) => [...happened]), this.event);
    this.told = element("p", "vn-games-told", { role: "status" });
    this.heads = words.columns.map((name, n) => {
      const press = element("button", "vn-head", { type: "button" }, name);
      press.addEventListener("click", () => this.#sort(n));
      return element("th", "", { scope: "col" }, press);
    });
    this.body = element("tbody");
    this.more = element("button", "vn-button", { type: "button" }, words.more);
    this.more.addEventListener("click", () => { this.most += PAGE; this.#fill(); });
    const table = element("table", "vn-games", {}, element("thead", "", {}, element("tr", "", {}, ...this.heads)), this.body);
    const fields = [this.text, this.game, this.event, this.from, this.to].map((field) =>
      element("label", "vn-games-field", {}, field.getAttribute("aria-label"), field));
    this.root.replaceChildren(element("div", "vn-tools vn-games-fields", {}, ...fields), this.told,
      element("div", "vn-games-scroll", { tabindex: "0", role: "region", "aria-label": words.columns[0] }, table), this.more);
    this.#fill();
  }

  #field(label, type, value) {
    const field = element("input", "vn-lang", { type, "aria-label": label, min: type === "number" ? 0 : null });
    field.value = value;
    field.addEventListener("input", () => this.#again());
    return field;
  }

  // All of them, or one of the names. Its value is where a name turns up first, which is the same in every language.
  #choice(label, all, names, old) {
    const distinct = [...new Set(names)];
    const choice = element("select", "vn-lang", { "aria-label": label });
    const offered = distinct.map((name, n) => [name, n]).sort(([one], [other]) => ORDER.compare(one, other));
    choice.append(...[[all, -1], ...offered].map(([name, value]) => element("option", "", { value }, name)));
    choice.value = old?.value ?? -1;
    choice.addEventListener("change", () => this.#again());
    return choice;
  }

  #again() {
    this.most = PAGE;
    this.#fill();
  }

  #sort(column) {
    this.by = this.by?.column === column ? { column, way: -this.by.way } : { column, way: 1 };
    this.#fill();
  }

  #fill() {
    const asked = this.text.value.toLowerCase().split(/\s+/).filter(Boolean);
    const [from, to] = [Number(this.from.value || 0), Number(this.to.value || Infinity)];
    const [game, event] = [this.game, this.event].map((choice) => choice.selectedIndex && choice.selectedOptions[0].text);
    const found = this.rows.filter(({ cells, text, happened }) => cells[LENGTH] >= from && cells[LENGTH] <= to
      && (!game || cells[0] === game) && (!event || happened.has(event)) && asked.every((word) => text.includes(word)));
    if (this.by) {
      const { column, way } = this.by;
      const order = column === LENGTH ? (one, other) => one - other : ORDER.compare;
      found.sort((one, other) => way * order(one.cells[column], other.cells[column]));
    }
    this.heads.forEach((head, n) => set(head, "aria-sort", this.by?.column === n ? (this.by.way > 0 ? "ascending" : "descending") : null));
    setText(this.told, this.words.shown.replace("#", found.length.toLocaleString()).replace("#", this.rows.length.toLocaleString()));
    this.body.replaceChildren(...found.slice(0, this.most).map((row) => this.#row(row)));
    this.more.hidden = found.length <= this.most;
  }

  #row({ n, cells }) {
    const press = element("button", "vn-line vn-games-open", { type: "button", "aria-label": `${this.words.open}: ${cells[0]}, ${cells[1]}` }, cells[0]);
    const row = element("tr", cells[WRONG] ? "vn-games-wrong" : "", {}, element("td", "", {}, press),
      ...cells.slice(1, WRONG).map((cell) => element("td", "", {}, String(cell))));
    if (cells[WRONG]) row.lastChild.append(element("strong", "", {}, ` ${this.words.trouble} ${cells[WRONG]}`));
    row.addEventListener("click", () => {
      for (const other of this.body.children) set(other, "aria-current", null);
      set(row, "aria-current", "true");
      this.tell({ kind: "open", n });
    });
    return row;
  }
}

function render({ model, el }) {
  const root = element("div", "vn vn-collection");
  el.append(root);
  const games = new Games(root, (message) => model.send(message));
  const show = async () => {
    const packed = new Blob([model.get("packed")]).stream().pipeThrough(new DecompressionStream("deflate"));
    games.show(await new Response(packed).json());
  };
  show();
  model.on("change:packed", show);
  return () => {
    model.off("change:packed", show);
    root.remove();
  };
}

export default { render };
