### Lo que comparten todos los juegos y la sala de alrededor.
### Se tutea a quien lee; frases cortas; solo hay exclamaciones cuando alguien gana.

## Idiomas (cada uno en su propia lengua)
language = Idioma
language-en = English
language-es = Español
language-pt = Português

## Quién se sienta a la mesa
player = Jugador { $number }
player-you = Tú
bot-human = Persona
    .about = juega con el ratón o el teclado
bot-random = Azar
    .about = hace cualquier jugada legal
bot-greedy = Codicioso
    .about = elige la jugada que mejor pinta tiene
bot-careful = Prudente
    .about = mira un poco más allá

## Cartas y lugares comunes
card-hidden = carta
    .the = la carta
    .a = una carta
    .Short = ?
cards-hidden = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
place-hand = la carta { $number } de tu mano
place-deck = el mazo
place-discard = la pila de descartes
place-table = la mesa

## Qué falla en algo que viene de fuera
error-at = { $where }: { $what }
error-not-an-object = se esperaba un objeto, con nombres y valores entre llaves.
error-not-a-list = se esperaba una lista.
error-not-a-choice = aquí no vale «{ $value }». Elige { $choices }.
error-unknown-option = no existe la opción «{ $value }». Las opciones son { $choices }.
error-chance-missing = el registro no dice qué salió en esta mezcla o en este robo.
error-chance-other-cards = la mezcla registrada no tiene las mismas cartas que se mezclaron.

## El marco de todas las páginas
page-title = virus_nb, cuatro juegos de mesa
page-skip = Ir al contenido
page-games = Juegos
page-replays = Partidas grabadas
page-statistics = Estadísticas
page-pages = Páginas
page-dark = Modo oscuro
page-loading = Preparando la mesa …
page-slow = Seguimos preparándola. La primera visita tarda un poco más.
page-lost = Se ha perdido la conexión con el programa de esta página, así que los botones ya no hacen nada.
page-reload = Volver a empezar la página
page-redirect = A los juegos …
page-no-script = Esta página se juega en el navegador y necesita JavaScript.
page-error = Esta página no se puede mostrar
page-error-404 = No hay ninguna página en esta dirección. Puede que haya cambiado de nombre o que la dirección tenga una errata.
page-error-500 = El programa que hace esta página se paró por un error. No se ha cambiado nada tuyo.
page-error-back = Volver a los juegos

## La línea de órdenes
cli-serving = Los juegos están en { $address }
cli-stop = Pulsa Ctrl+C para terminar.
cli-copied = Tu copia de los cuadernos está en { $folder }.
cli-lab = JupyterLab está en { $address }
error-no-file = ese archivo no existe.
error-no-port = el puerto { $port } está ocupado. Sin --port se busca uno libre.
