// The stand-alone page: its data lies in the page itself, a film for every language.

import { element } from "./dom.js";
import { Player } from "./player.js";

const data = JSON.parse(document.getElementById("vn-data").textContent);
const asked = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
const main = document.getElementById("vn-player");
let player;

function unpack(letters) {
  const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
}

async function speak(lang, start) {
  const film = await unpack(data.films[lang]);
  const before = player;
  before?.destroy();
  main.replaceChildren();
  document.documentElement.lang = lang;
  document.title = document.querySelector("h1").textContent = film.title;
  const choice = element("select", "vn-lang", { "aria-label": film.words.language });
  for (const [code, name] of data.langs) choice.append(element("option", "", { value: code, lang: code }, name));
  choice.value = lang;
  choice.addEventListener("change", async () => {
    await speak(choice.value, player.ply);
    main.querySelector(".vn-page-lang").focus();
  });
  choice.classList.add("vn-page-lang");
  player = new Player(main, { ...film, start }, { letters: true, extra: choice });
  if (before) player.behaveAs(before);
}

const start = Number(asked.get("ply"));
const known = data.langs.some(([code]) => code === asked.get("lang"));
speak(known ? asked.get("lang") : data.lang, start > 0 ? Math.floor(start) : data.start);

// keys reach the player wherever the focus is
document.addEventListener("keydown", (event) => {
  if (!player || main.contains(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (player.key(event.key, event)) event.preventDefault();
});
