// Small helpers for elements. Text is always textContent, never markup.

const SVG = "http://www.w3.org/2000/svg";

export function element(tag, classes = "", attributes = {}, ...children) {
  const made = document.createElement(tag);
  if (classes) made.className = classes;
  for (const [name, value] of Object.entries(attributes)) set(made, name, value);
  made.append(...children);
  return made;
}

// An attribute that is "", null or undefined is taken away; nothing is touched that stays as it is.
export function set(node, name, value) {
  if (value === "" || value === null || value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

export function setText(node, text) {
  if (node.textContent !== (text ?? "")) node.textContent = text ?? "";
}

export function button(label, icon, onclick) {
  const made = element("button", "vn-button", { type: "button" });
  made.append(drawIcon(icon), element("span", "vn-button-text"));
  name(made, label);
  made.addEventListener("click", onclick);
  return made;
}

// The visible word is also the tooltip, for when narrow screens hide it.
export function name(made, label) {
  setText(made.querySelector(".vn-button-text"), label);
  set(made, "aria-label", label);
  set(made, "title", label);
}

const ICONS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  fresh: "M12 5v14M5 12h14",
  first: "M19 5v14L8 12ZM5 5v14",
  back: "M16 5v14L6 12Z",
  play: "M7 4v16l13-8Z",
  pause: "M8 5v14M16 5v14",
  forward: "M8 5v14l10-7Z",
  last: "M5 5v14l11-7ZM19 5v14",
  loop: "M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3",
  close: "M6 6l12 12M18 6 6 18",
  ask: "M8.5 9a3.5 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300M12 18.500v.1",
  book: "M4 5.5C7 4 10 4.2 12 6c2-1.8 5-2 8-.5V19c-3-1.5-6-1.3-8 .5-2-1.8-5-2-8-.5ZM12 6v13.5",
};

export function drawIcon(icon) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "vn-icon");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", ICONS[icon]);
  svg.append(line);
  return svg;
}

export function setIcon(made, icon) {
  made.querySelector(".vn-icon path").setAttribute("d", ICONS[icon]);
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

let views = 0;
export const nextView = () => ++views;
