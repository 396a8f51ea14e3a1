"""The address of a page follows a lesson or a form, so that a link, a reload and another language keep its place."""

from __future__ import annotations

import anywidget
import traitlets

from virus_nb.widgets import front

_SCRIPT = """\
// On a page of its own the place in the lesson goes into the address, and is remembered while the browser is
// open; in a notebook the address belongs to the notebook and is left alone.
const page = () => document.querySelector(".vn-header") !== null;
const kept = (name) => `vn-lesson-${name}`;

function initialize({ model }) {
  const name = model.get("name");
  if (!name || !page()) return;
  const address = new URL(location.href);
  let stored = null;
  try { stored = sessionStorage.getItem(kept(name)); } catch { /* the browser keeps nothing */ }
  if (stored && !address.searchParams.has("step")) {
    model.set("kept", stored);
    model.save_changes();
  }
}

function render({ model, el }) {
  el.style.display = "none";
  const write = () => {
    if (!page()) return;
    const asked = model.get("asked");
    const address = new URL(location.href);
    for (const [key, value] of Object.entries(asked)) {
      if (value) address.searchParams.set(key, value);
      else address.searchParams.delete(key);
    }
    history.replaceState(history.state, "", address);
    const name = model.get("name");
    if (name) try { sessionStorage.setItem(kept(name), JSON.stringify(asked)); } catch { /* only the address */ }
    for (const link of document.querySelectorAll("a[data-lang]")) {
      const other = new URL(address);
      other.searchParams.set("lang", link.dataset.lang);
      link.href = other.href;
    }
  };
  model.on("change:asked", write);
  return () => model.off("change:asked", write);
}

export default { initialize, render };
"""


class Address(anywidget.AnyWidget):
    """``asked``: what stands behind the ``?`` from now on. ``kept``: what stood there last time, as JSON.

    ``name``: what it is kept under; without one it is not.
    """

    _esm = _SCRIPT
    _css = front.beside_style()
    name = traitlets.Unicode("").tag(sync=True)
    asked = traitlets.Dict().tag(sync=True)
    kept = traitlets.Unicode("").tag(sync=True)
