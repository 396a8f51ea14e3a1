// The player as a widget. Nothing travels back but the wish for another lens, and acts at a ply.

import { element } from "./dom.js";
import { Player } from "./player.js";

function render({ model, el }) {
  let player;
  let root;
  const tell = (message) => model.send(message);
  const build = () => {
    const before = player;
    before?.destroy();
    root?.remove();
    root = element("div", "vn vn-player");
    el.append(root);
    const data = structuredClone(model.get("data"));
    player = new Player(root, data.jump ? data : { ...data, start: before?.ply ?? data.start }, { tell });
    if (before) player.behaveAs(before);
    if (data.lenses[before?.lens]) player.look(before.lens);
    offer();
  };
  const offer = () => player.offer(model.get("offers"));
  const jump = () => player.go(model.get("ply"));
  const hear = (message) => { if (message.kind === "lens") player.learn(message.n, message); };
  build();
  model.on("change:data", build);
  model.on("change:ply", jump);
  model.on("change:offers", offer);
  model.on("msg:custom", hear);
  return () => {
    player.destroy();
    model.off("change:data", build);
    model.off("change:ply", jump);
    model.off("change:offers", offer);
    model.off("msg:custom", hear);
    root.remove();
  };
}

export default { render };
