// The kit's own drawings. Each is painted once, in the colours of the page, and the painting is put wherever it lies:
// a step through a game has no shapes to draw. What is not painted yet, or cannot be, is shown as the drawing itself.

const COLOUR = /--vn-[a-z-]+/g;
const LARGEST = 8;
const PATIENCE = 100;

export class Pictures {
  // node: the element that they are shown in
  constructor(node) {
    this.node = node;
    this.known = new Map();
    this.names = new Set();
    this.painter = Promise.resolve();
    this.end = new AbortController();
    this.#watchColours();
    this.#watchPixels();
  }

  // art: name -> [width, height, markup]
  learn(art) {
    const fresh = Object.entries(art).filter(([name]) => !this.known.has(name));
    for (const [, [, , markup]] of fresh) for (const [name] of markup.matchAll(COLOUR)) this.names.add(name);
    this.colours = coloursOf(this.names);
    for (const [name, [w, h, markup]] of fresh) {
      this.known.set(name, { w, h, markup });
      this.#paint(name);
    }
  }

  // An image of that name, for a whole box.
  draw(name) {
    const image = new Image();
    Object.assign(image, { alt: "", className: "vn-picture", decoding: "sync", draggable: false });
    this.show(image, name);
    return image;
  }

  show(image, name) {
    if (image.vnName === name) return;
    image.vnName = name;
    this.#hang(image);
  }

  destroy() {
    this.end.abort();
  }

  #hang(image) {
    const picture = this.known.get(image.vnName);
    if (!picture) return image.removeAttribute("src");
    image.src = picture.painted?.src ?? drawingOf(picture, this.colours);
  }

  // One after the other, while the page has nothing else to do. The images of that name that are shown then get it.
  #paint(name) {
    const picture = this.known.get(name);
    this.painter = this.painter.then(async () => {
      await leisure();
      if (this.end.signal.aborted) return;
      const { colours, scale } = this;
      const painted = await paint(picture, colours, scale);
      if (colours !== this.colours || scale !== this.scale) return this.#paint(name); // the page has changed meanwhile
      picture.painted = painted;
      for (const image of this.#shown()) if (image.vnName === name) this.#hang(image);
    });
  }

  #shown() {
    return this.node.querySelectorAll("img.vn-picture");
  }

  // A page's theme may change under its pictures.
  #watchColours() {
    const look = () => {
      const colours = coloursOf(this.names);
      if (colours === this.colours) return;
      this.colours = colours;
      this.#renew();
    };
    const { signal } = this.end;
    const observer = new MutationObserver(look);
    for (const node of [document.documentElement, document.body]) observer.observe(node, { attributes: true });
    signal.addEventListener("abort", () => observer.disconnect());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", look, { signal });
  }

  // Twice as large as they are drawn, in pixels of this screen at this zoom: a table may be scaled up by half.
  #watchPixels() {
    this.scale = Math.min(LARGEST, 2 * devicePixelRatio);
    const change = () => { this.#watchPixels(); this.#renew(); };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", change, { once: true, signal: this.end.signal });
  }

  // What was painted before is not right any more: until it is painted anew there is the drawing.
  #renew() {
    for (const [name, picture] of this.known) {
      picture.painted = null;
      this.#paint(name);
    }
    for (const image of this.#shown()) this.#hang(image);
  }
}

function drawingOf({ w, h, markup }, colours) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" style="${colours}">${markup}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

// A painting that the browser keeps at hand, or nothing.
async function paint(picture, colours, scale) {
  if (!faithful()) return null;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.w * scale, picture.h * scale];
  try {
    canvas.getContext("2d").drawImage(await loaded(drawingOf(picture, colours)), 0, 0, canvas.width, canvas.height);
    return await loaded(canvas.toDataURL());
  } catch {
    return null;
  }
}

async function loaded(src) {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

// A page that nobody touches may never be told that it is idle.
function leisure() {
  return new Promise((done) => window.requestIdleCallback ? requestIdleCallback(done, { timeout: PATIENCE }) : setTimeout(done));
}

let trusted;
// Some browsers give noise for what a page has painted, so that nobody is known by it.
function faithful() {
  if (trusted !== undefined) return trusted;
  const colour = [40, 120, 200, 255];
  const brush = document.createElement("canvas").getContext("2d");
  brush.fillStyle = `rgb(${colour.slice(0, 3)})`;
  brush.fillRect(0, 0, 9, 9);
  const seen = brush.getImageData(0, 0, 9, 9).data;
  return (trusted = seen.every((value, n) => Math.abs(value - colour[n % 4]) < 9));
}

// The page's values of these variables, as declarations. Asked of an element of our own: the table may not be in the
// page yet.
function coloursOf(names) {
  const probe = document.createElement("div");
  probe.className = "vn";
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colours = [...names].map((name) => `${name}:${style.getPropertyValue(name).replaceAll('"', "")}`).join(";");
  probe.remove();
  return colours;
}
