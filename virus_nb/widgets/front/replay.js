// The player as a widget. Only the ply travels back, when the kernel asks to know it.

import { element } from "./dom.js";
import { Player } from "./player.js";

function render({ model, el }) {
  let player;
  let root;
  const build = () => {
    player?.destroy();
    root?.remove();
    root = element("div", "vn vn-player");
    el.append(root);
    player = new Player(root, model.get("data"));
  };
  const jump = () => player.go(model.get("ply"));
  build();
  model.on("change:data", build);
  model.on("change:ply", jump);
  return () => {
    player.destroy();
    model.off("change:data", build);
    model.off("change:ply", jump);
    root.remove();
  };
}

export default { render };
