// The player as a widget. Nothing travels back but the wish to play on from a ply.

import { element } from "./dom.js";
import { Player } from "./player.js";

function render({ model, el }) {
  let player;
  let root;
  const build = () => {
    const here = player?.ply;
    player?.destroy();
    root?.remove();
    root = element("div", "vn vn-player");
    el.append(root);
    const data = model.get("data");
    player = new Player(root, { ...data, start: here ?? data.start }, (ply) => model.send({ kind: "take", ply }));
    offer();
  };
  const offer = () => player.offer(model.get("take"));
  const jump = () => player.go(model.get("ply"));
  build();
  model.on("change:data", build);
  model.on("change:ply", jump);
  model.on("change:take", offer);
  return () => {
    player.destroy();
    model.off("change:data", build);
    model.off("change:ply", jump);
    model.off("change:take", offer);
    root.remove();
  };
}

export default { render };
