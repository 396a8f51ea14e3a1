// The kit's own drawings, parsed once a view. This is the only markup that is ever parsed.

import { nextView, set } from "./dom.js";

export class Symbols {
  constructor() {
    this.prefix = `vn${nextView()}${Math.random().toString(36).slice(2, 6)}-`;
    this.known = new Map();
    this.node = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.node.setAttribute("class", "vn-symbols");
    this.node.setAttribute("aria-hidden", "true");
  }

  // art: name -> [width, height, markup]
  learn(art) {
    for (const [name, [w, h, markup]] of Object.entries(art)) {
      if (this.known.has(name)) continue;
      const id = this.prefix + this.known.size;
      this.known.set(name, { id, w, h });
      const text = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${id}" viewBox="0 0 ${w} ${h}">${markup}</symbol></svg>`;
      const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement.firstChild;
      this.node.append(document.importNode(parsed, true));
    }
  }

  // An svg element that shows the symbol over its whole box.
  draw(name) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    svg.setAttribute("aria-hidden", "true");
    use.setAttribute("width", "100%");
    use.setAttribute("height", "100%");
    svg.append(use);
    this.show(svg, name);
    return svg;
  }

  show(svg, name) {
    const symbol = this.known.get(name);
    set(svg.firstChild, "href", symbol ? `#${symbol.id}` : ""); // the same one anew would be copied and laid out anew
  }
}
