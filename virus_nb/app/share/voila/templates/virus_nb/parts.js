// The parts of a page as tabs: cells that a notebook tags "part-learn", "part-play" … stand behind one tab each.
// Without this script, and in a notebook, the same parts follow one another.
window.vnParts = (() => {
  let tabs = new Map();

  const named = (name) => tabs.get(name);

  function show(name) {
    if (!named(name)) return;
    for (const [other, { tab, panel }] of tabs) {
      const on = other === name;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      panel.hidden = !on;
    }
  }

  // A tab that somebody chose is part of the address: a reload and another language come back to it.
  function choose(name) {
    show(name);
    const address = new URL(location.href);
    address.hash = name === [...tabs.keys()][0] ? "" : name;
    history.replaceState(history.state, "", address);
    for (const link of document.querySelectorAll("a[data-lang]")) link.hash = address.hash;
  }

  function walk(event) {
    const names = [...tabs.keys()];
    const at = names.findIndex((name) => named(name).tab === event.target);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    const name = names.at(to % names.length);
    choose(name);
    named(name).tab.focus();
    event.preventDefault();
  }

  // The part that the address asks for, if it does.
  function asked() {
    const query = new URLSearchParams(location.search);
    const wanted = [location.hash.slice(1), query.has("practise") && "practise", query.has("rule") && "rules"];
    return wanted.find(named) || [...tabs.keys()][0];
  }

  function build(main, say) {
    const panels = [...main.querySelectorAll("[data-part]")];
    if (panels.length < 2) return;
    const list = document.createElement("div");
    list.className = "vn-parts";
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", say("parts"));
    list.addEventListener("keydown", walk);
    tabs = new Map(panels.map((panel) => {
      const name = panel.dataset.part;
      const tab = document.createElement("button");
      Object.assign(tab, { type: "button", id: `tab-${name}`, textContent: say(`part-${name}`) ?? name });
      for (const [key, value] of [["role", "tab"], ["aria-controls", `part-${name}`]]) tab.setAttribute(key, value);
      tab.addEventListener("click", () => choose(name));
      list.append(tab);
      panel.id = `part-${name}`;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", tab.id);
      return [name, { tab, panel }];
    }));
    const bar = document.createElement("div");
    bar.className = "vn-title-bar";
    main.prepend(bar);
    bar.append(...main.querySelectorAll("h1"), list);
    show(asked());
    addEventListener("hashchange", () => show(asked()));
    // something in another part wants to be seen
    document.addEventListener("vn-reveal", (event) => choose(event.target.closest("[data-part]")?.dataset.part));
  }

  return { build };
})();
