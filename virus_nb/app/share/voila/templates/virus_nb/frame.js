// The frame around a page, run before anything is painted: language, dark mode, the skeleton while the
// kernel gets ready, and telling the server when the page is closed.
window.vnFrame = (() => {
  const words = JSON.parse(document.getElementById("vn-words").textContent);
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  const lang = wanted.find((code) => code && Object.hasOwn(words, code)) || "en";
  const say = (name) => words[lang][name];

  const kept = { // a browser may refuse to keep anything
    get() { try { return localStorage.getItem("vn-theme"); } catch { return null; } },
    set(theme) { try { localStorage.setItem("vn-theme", theme); } catch { /* lasts for this page */ } },
  };
  let theme = kept.get() || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

  function paint() {
    root.dataset.theme = theme;
    for (const sheet of document.querySelectorAll("link[data-vn-theme]")) {
      sheet.media = sheet.dataset.vnTheme === theme ? "all" : "not all";
    }
    if (document.body) {
      document.body.dataset.jpThemeLight = String(theme === "light");
      document.body.dataset.jpThemeName = theme === "light" ? "JupyterLab Light" : "JupyterLab Dark";
    }
    document.querySelector("[data-vn-dark]")?.setAttribute("aria-pressed", String(theme === "dark"));
  }

  function inLanguage(address, code) {
    const url = new URL(address, location.href);
    url.searchParams.set("lang", code);
    return url.href;
  }

  // the words of all elements that are there so far
  function fill() {
    root.lang = lang;
    for (const element of document.querySelectorAll("[data-word]")) {
      element.textContent = say(element.dataset.word);
    }
    for (const element of document.querySelectorAll("[data-word-label]")) {
      element.setAttribute("aria-label", say(element.dataset.wordLabel));
    }
    for (const link of document.querySelectorAll("a[data-lang]")) {
      link.href = inLanguage(location.href, link.dataset.lang);
      if (link.dataset.lang === lang) link.setAttribute("aria-current", "true");
    }
    for (const link of document.querySelectorAll("nav a[data-page]")) {
      if (location.pathname.endsWith(`/${link.dataset.page}`)) link.setAttribute("aria-current", "page");
    }
    paint();
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-vn-dark]")) {
      theme = theme === "dark" ? "light" : "dark";
      kept.set(theme);
      paint();
    }
    // a language that was chosen by hand stays chosen on the next page
    const link = event.target.closest?.("a[href]");
    if (asked === lang && link && !link.dataset.lang && link.origin === location.origin
        && link.pathname.endsWith(".ipynb") && !new URL(link.href).searchParams.has("lang")) {
      link.href = inLanguage(link.href, lang);
    }
  }, true);

  function notice(name, button) {
    const box = document.createElement("div");
    box.className = "vn-notice";
    box.setAttribute("role", "alert");
    box.textContent = say(name);
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = say(button);
    again.addEventListener("click", () => location.reload());
    box.append(again);
    document.body.append(box);
  }

  // the kernel of this page: ended with the page, and missed when it is gone
  function follow() {
    const config = JSON.parse(document.getElementById("jupyter-config-data").textContent);
    // ending a kernel takes the token in this cookie; a page made from a notebook does not set it, this one does
    const xsrf = () => document.cookie.match(/(?:^|; )_xsrf=([^;]*)/)?.[1];
    if (!xsrf()) fetch(`${config.baseUrl}voila/tree`).catch(() => {});
    const end = () => `${config.baseUrl}voila/api/shutdown/${config.kernelId}?_xsrf=${xsrf() ?? ""}`;
    let lost = false;
    async function look() {
      if (lost || document.hidden) return;
      const answer = await fetch(`${config.baseUrl}api/kernels/${config.kernelId}`).catch(() => null);
      lost = answer === null || answer.status === 404;
      if (lost) notice("lost", "reload");
    }
    addEventListener("pagehide", (event) => { if (!event.persisted && !lost) navigator.sendBeacon(end()); });
    addEventListener("pageshow", (event) => { if (event.persisted) look(); });
    document.addEventListener("visibilitychange", look);
    setInterval(look, 20000);
  }

  // what Voila calls: once a cell, while a cell takes long, and at the end
  const slow = setTimeout(() => {
    const loading = document.querySelector("#loading [data-word]");
    if (loading) loading.textContent = say("slow");
  }, 8000);
  window.voila_process = () => {};
  window.voila_heartbeat = () => {};
  window.voila_finish = () => {
    window.cellLoaded = true;
    if (!window.themeLoaded) return; // Voila calls again when its style is there
    clearTimeout(slow);
    document.getElementById("loading")?.remove();
    const main = document.getElementById("rendered_cells");
    main.hidden = false;
    window.vnParts?.build(main, say);
    callPage(main);
    arrive();
  };

  // the page is called as its first heading is, in the reader's language
  function callPage(main) {
    const watcher = new MutationObserver(call);
    function call() {
      const heading = main.querySelector("h1, h2")?.innerText.replace("¶", "").trim();
      if (!heading) return;
      document.title = `${heading} · virus_nb`;
      watcher.disconnect();
    }
    watcher.observe(main, { childList: true, subtree: true, characterData: true });
    call();
  }

  // an address may end in #play: that part is there once its widget is drawn
  function arrive(tries = 80) {
    const part = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    if (part) setTimeout(() => part.scrollIntoView(), 1000); // what stands above it is still growing
    else if (location.hash && tries) setTimeout(() => arrive(tries - 1), 250);
  }

  paint();
  return { fill, follow };
})();
