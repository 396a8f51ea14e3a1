// The table as a widget: frames come as changes with a number, clicks go as messages.

import { element } from "./dom.js";
import { applyChange } from "./frame.js";
import { Table } from "./table.js";

function send(model, message) {
  try { model.send(message); } catch { /* a page without its kernel shows what it has */ }
}

// Once a model: follow the changes, so that every view, old or new, finds the same frame.
function initialize({ model }) {
  let order = Promise.resolve();
  const follow = (message, buffers) => {
    order = order.then(() => take(model, message, buffers)).catch((error) => console.error(error));
  };
  model.on("msg:custom", follow);
  send(model, { kind: "hello", seq: model.get("frame")?.seq ?? -1 });
  return () => model.off("msg:custom", follow);
}

async function take(model, message, buffers) {
  if (message.kind === "whole") return renew(model, [message.frame]);
  const frame = model.get("frame") ?? {};
  if (message.kind !== "changes" || message.seq <= frame.seq) return;
  if (message.from !== frame.seq) return send(model, { kind: "hello", seq: -1 });
  const frames = [];
  let last = frame;
  for (const change of await unpack(buffers[0])) frames.push((last = applyChange(last, change)));
  renew(model, frames);
}

function unpack(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

function renew(model, frames) {
  model.set("steps", frames);
  model.set("frame", frames.at(-1));
}

function render({ model, el }) {
  const root = element("div", "vn vn-table");
  el.append(root);
  const table = new Table(root, model.get("art"), (message) => send(model, message));
  const change = () => table.show(model.get("steps") ?? [model.get("frame")]);
  const learn = () => table.learn(model.get("art"));
  table.show([model.get("frame")]);
  model.on("change:frame", change);
  model.on("change:art", learn);
  return () => {
    table.destroy();
    model.off("change:frame", change);
    model.off("change:art", learn);
    root.remove();
  };
}

export default { initialize, render };
