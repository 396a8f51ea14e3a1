// A heading that the page goes to, since what stands below it was asked for from somewhere else on the page.

import { element, setText } from "./dom.js";

function render({ model, el }) {
  const heading = element("h3", "vn-arrive", { tabindex: "-1" });
  el.append(heading);
  const say = () => setText(heading, model.get("text"));
  // the first time to the top of the window; later only as far as it must
  const go = (block) => requestAnimationFrame(() => {
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block });
  });
  const again = () => go("nearest");
  say();
  if (model.get("asked")) go("start");
  model.on("change:text", say);
  model.on("change:asked", again);
  return () => {
    model.off("change:text", say);
    model.off("change:asked", again);
    heading.remove();
  };
}

export default { render };
