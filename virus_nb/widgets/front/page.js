// The stand-alone page: its data lies in the page itself.

import { Player } from "./player.js";

const data = JSON.parse(document.getElementById("vn-data").textContent);
const asked = Number(new URLSearchParams(location.search).get("ply") ?? location.hash.replace("#ply=", ""));
new Player(document.getElementById("vn-player"), asked > 0 ? { ...data, start: asked } : data);
