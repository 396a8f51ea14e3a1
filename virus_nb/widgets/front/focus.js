// One stop for Tab; inside, the arrows walk from place to place by where things lie.

import { set } from "./dom.js";

const STEP = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

export class Focus {
  // act(place): Enter, Space or a click; leave(): Escape; ask(place): the question mark
  constructor(stage, act, leave, ask = () => {}) {
    this.ask = ask;
    this.stage = stage;
    this.act = act;
    this.leave = leave;
    this.place = "";
    stage.node.addEventListener("keydown", (event) => this.#key(event));
    stage.node.addEventListener("focusin", (event) => this.#stand(event.target));
    stage.node.addEventListener("click", (event) => this.#click(event));
  }

  cells() {
    return [...this.stage.node.querySelectorAll("[role=gridcell][data-place]")].filter((cell) => !cell.hidden);
  }

  // After a repaint: one cell takes Tab, and a focus that lost its element goes to the same place again.
  refresh(hadFocus) {
    const cells = this.cells();
    const lost = hadFocus && !this.stage.node.contains(document.activeElement);
    const here = cells.find((cell) => cell.dataset.place === this.place) ??
      cells.find((cell) => cell.classList.contains("vn-hot")) ?? cells[0];
    for (const cell of cells) set(cell, "tabindex", cell === here ? "0" : "-1");
    if (here && lost) here.focus({ preventScroll: true });
  }

  #stand(target) {
    const cell = target.closest("[role=gridcell][data-place]");
    if (!cell) return;
    this.place = cell.dataset.place;
    for (const other of this.cells()) set(other, "tabindex", other === cell ? "0" : "-1");
  }

  #click(event) {
    const node = event.target.closest("[data-place]");
    const place = node?.dataset.place ?? event.target.closest("[data-panel-place]")?.dataset.panelPlace;
    if (!place) return;
    this.stage.at(place)?.focus({ preventScroll: true });
    this.act(place);
  }

  #key(event) {
    if (event.key === "Tab" || event.ctrlKey || event.metaKey) return;
    // in a notebook every other key is a command of the notebook
    event.stopPropagation();
    if (event.altKey) return;
    const cell = event.target.closest("[role=gridcell][data-place]");
    const to = this.#goal(event.key, cell);
    if (to) to.focus();
    else if (event.key === "Enter" || event.key === " ") { if (cell && !event.repeat) this.act(cell.dataset.place); }
    else if (event.key === "?") { if (cell) this.ask(cell.dataset.place); }
    else if (event.key === "Escape") this.leave();
    else if (!(event.key in STEP) && event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
  }

  #goal(key, cell) {
    if (!cell) return null;
    if (key in STEP) return neighbour(cell, this.cells(), STEP[key]);
    const row = [...cell.closest(".vn-panel").querySelectorAll("[role=gridcell][data-place]")]
      .filter((one) => !one.hidden && !one.classList.contains("vn-handle"));
    if (key === "Home") return row[0] ?? null;
    if (key === "End") return row.at(-1) ?? null;
    return null;
  }
}

// The nearest place in that direction: sideways distance counts double, so that rows stay rows.
function neighbour(cell, cells, [dx, dy]) {
  const [x, y] = middle(cell);
  let best = null;
  let least = Infinity;
  for (const other of cells) {
    if (other === cell) continue;
    const [ox, oy] = middle(other);
    const along = dx * (ox - x) + dy * (oy - y);
    const across = Math.abs(dy * (ox - x)) + Math.abs(dx * (oy - y));
    if (along < 4) continue;
    const far = along + 2 * across;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

function middle(node) {
  // a panel is met at its upper edge, so that it does not lie under its own cards
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + (node.classList.contains("vn-handle") ? 2 : box.height / 2)];
}
