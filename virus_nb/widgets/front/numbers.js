// The numbers beside a chart: a table whose rows open a game. A click on a point of the chart does the same.

import { element } from "./dom.js";

function render({ model, el }) {
  const root = element("div", "vn vn-numbers");
  el.append(root);
  const open = (row) => model.send({ kind: "open", row });
  const build = () => root.replaceChildren(table(model.get("data"), open));
  build();
  model.on("change:data", build);
  const stop = listen(el, (point) => {
    // a cell of a map has two numbers, any other point has one
    const at = [point.pointNumber].flat();
    const row = at.reduce((rows, n) => rows?.[n], model.get("data").points?.[point.curveNumber]) ?? at[0];
    if (model.get("data").rows?.[row]?.open) open(row);
  });
  return () => {
    stop();
    model.off("change:data", build);
    root.remove();
  };
}

function table(data, open) {
  const head = element("tr", "", {}, ...data.columns.map((name) => element("th", "", { scope: "col" }, name)));
  if (data.look) head.append(element("th", "", { scope: "col" }, data.look));
  const body = data.rows.map((row, n) => {
    const line = element("tr", "", {}, ...row.cells.map((cell) => element("td", "", {}, cell)));
    if (data.look) line.append(element("td", "", {}, ...(row.open ? [look(data.look, row.open, () => open(n))] : [])));
    return line;
  });
  const made = element("table", "", {}, element("caption", "", {}, data.title), element("thead", "", {}, head),
    element("tbody", "", {}, ...body));
  const rest = data.rest ? [element("p", "", {}, data.rest)] : [];
  const scroll = element("div", "vn-scroll", { tabindex: "0", role: "region", "aria-label": data.title }, made, ...rest);
  return element("details", "", {}, element("summary", "", {}, data.label), scroll);
}

function look(word, label, act) {
  const made = element("button", "vn-look", { type: "button", "aria-label": label, title: label }, word);
  made.addEventListener("click", act);
  return made;
}

// plotly draws into a box of its own beside this one, sooner or later, and again when the chart is another
function listen(el, told) {
  let frame;
  const find = () => {
    const here = el.closest(".vn-chart");
    for (const plot of here?.querySelectorAll(".js-plotly-plot") ?? []) {
      if (plot.on && !plot.vnTold) {
        plot.vnTold = true;
        plot.on("plotly_click", (event) => event.points?.length && told(event.points[0]));
      }
    }
  };
  const watch = new MutationObserver(() => { cancelAnimationFrame(frame); frame = requestAnimationFrame(find); });
  const begin = setTimeout(() => {
    const here = el.closest(".vn-chart");
    if (here) watch.observe(here, { childList: true, subtree: true });
    find();
  }, 0);
  return () => { clearTimeout(begin); watch.disconnect(); };
}

export default { render };
