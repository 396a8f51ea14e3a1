### Lo que comparten todos los juegos y la sala de alrededor.
### Se tutea a quien lee; frases cortas; solo hay exclamaciones cuando alguien gana.

## Idiomas (cada uno en su propia lengua)
language = Idioma
language-en = English
language-es = Español
language-pt = Português

## Quién se sienta a la mesa
player = Jugador { $number }
bot-human = Persona
    .about = juega con el ratón o el teclado
bot-random = Azar
    .about = hace cualquier jugada legal
bot-greedy = Codicioso
    .about = elige la jugada que mejor pinta tiene
bot-easy = Fácil
    .about = mira un poco hacia delante
bot-normal = Normal
    .about = se piensa la jugada
bot-strong = Fuerte
    .about = mira tan lejos como puede; tarda más o menos un segundo

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
error-unknown-key = aquí no se conoce «{ $value }». Puede ir esto: { $choices }.
error-missing-key = falta «{ $value }».
error-not-that-many = { $number ->
    [one] se esperaba uno exactamente, y hay { $value }.
   *[other] se esperaban { $number } exactamente, y hay { $value }.
}
error-too-many = se esperaban { $number } como mucho, y hay { $value }.
error-not-a-number = «{ $value }» no sirve: se esperaba un número entero de { $low } a { $high }.
error-not-a-flag = «{ $value }» no sirve: se esperaba true o false.
error-not-a-text = se esperaba un texto entre comillas.
error-other-deck = estas no son las { $number } cartas del juego.
error-too-many-copies = el juego no tiene tantas copias de «{ $card }»: hay { $number }.
error-not-a-move = «{ $value }» no es una jugada de este juego.
error-card-twice = «{ $value }» está dos veces, y en el juego solo hay una.
error-too-many-cards = son { $value } cartas, y en esta partida caben { $number }.
error-no-cards-fit = ninguna carta del juego encaja con lo que aquí está oculto.
error-pile-without-organ = un montón empieza por un órgano.
error-second-organ = un cuerpo no puede tener dos veces «{ $card }».
error-cannot-lie-on-organ = «{ $card }» no puede estar sobre un órgano; los virus y las medicinas, sí.
error-wrong-colour-on-organ = «{ $card }» no puede estar sobre «{ $organ }»: los colores no casan.
error-too-much-on-organ = sobre un órgano hay un virus, una medicina o dos medicinas, y nada más.
error-live-winner = este jugador ya ha ganado, así que la partida no puede seguir desde aquí.
error-nothing-to-decide = aquí no se puede hacer nada, así que no puede haber una decisión pendiente.
error-not-toml = esto no es TOML.
error-twice-the-same = «{ $value }» está dos veces.
error-not-an-id = «{ $value }» no sirve de nombre: letras minúsculas, cifras y guiones, y primero una letra.
error-ask-or-goal = una pregunta necesita «ask» o «goal», pero no los dos.
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
page-parts = Partes de esta página
page-error-back = Volver a los juegos

## La línea de órdenes
cli-version = virus-nb { $version }, { $form ->
    [compiled] juegos compilados
   *[other] Python puro
    }
cli-starting = Preparando los juegos…
cli-serving = Los juegos están en { $address }
cli-stop = Pulsa Ctrl+C para terminar.
cli-copied = Tu copia de los cuadernos está en { $folder }.
cli-written = { $count ->
    [one] Hay una partida en { $file }.
   *[other] Hay { $count } partidas en { $file }.
}
cli-wins = { $player } ({ $bot }): { $count ->
    [one] 1 victoria
   *[other] { $count } victorias
} en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $share } (intervalo del 95 %: de { $low } a { $high })
cli-length = Jugadas por partida, de media: { $number } ± { $margin } (intervalo del 95 %, n = { $games })
cli-stopped = Se ha parado tras { $done } de { $count } partidas. La misma orden con --resume la continúa.
cli-stopped-unkept = Se ha parado tras { $done } de { $count } partidas.
cli-broken-off = Se ha parado.
cli-checked = { $passed } sin fallos, { $failed } con fallos
cli-verified = La grabación es correcta: todas las jugadas están permitidas y todas las comprobaciones coinciden.
cli-collection = { $bad ->
    [0] { $count } partidas grabadas, todas verificadas.
   *[other] { $count } partidas grabadas, { $bad } con algún fallo.
}
cli-collection-game = { $where }: { $game }; { $players }; { NUMBER($moves) ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}; { $won ->
    [yes] ganó { $winners }
   *[no] sin terminar
}
error-not-a-pair = «{ $value }» no es una opción; escríbela como NOMBRE=VALOR.
error-no-file = ese archivo no existe.
error-file-system = no se ha podido leer o escribir ({ $reason }).
error-system = el equipo no lo ha permitido: { $reason }.
error-is-a-folder = esto es una carpeta; nombra una de sus partidas, como { $example }.
error-nothing-to-check = en esta carpeta no hay ningún archivo .json, .jsonl ni .gz, así que no hay nada que comprobar.
error-no-port = el puerto { $port } está ocupado. Sin --port se busca uno libre.

## Archivos, partidas y situaciones que no se pueden usar
error-too-large = ocupa más de { $number } MB, el máximo que se lee.
error-broken-gzip = el archivo comprimido está dañado o incompleto.
error-not-utf8 = no es texto UTF-8 a partir del byte { $number }.
error-not-json = no es JSON: línea { $line }, columna { $column }.
error-too-deep = hay demasiados corchetes unos dentro de otros.
error-number-too-long = hay un número con miles de cifras.
error-key-twice = «{ $value }» aparece dos veces.
error-not-json-constant = «{ $value }» no es un número en JSON.
error-no-game-in-it = en este archivo no hay ninguna partida.
error-no-game-in-folder = en esta carpeta no hay ninguna partida grabada.
error-a-table = esto es una tabla de resultados, con una fila por partida y sin jugadas que ver: se consulta con virus_nb.corpora.ask.win_table o pandas.read_parquet, y virus_nb.play.simulate.again vuelve a jugar cualquiera de sus partidas a partir de la semilla de su fila.
error-not-that-many-seats = { $value ->
    [1] hay 1 jugador; el juego es de { $low } a { $high }.
   *[other] hay { $value } jugadores; el juego es de { $low } a { $high }.
}
error-only-that-many-seats = { $value ->
    [1] hay 1 jugador; el juego es para { $number } exactamente.
   *[other] hay { $value } jugadores; el juego es para { $number } exactamente.
}
error-text-too-long = el texto pasa de { $number } caracteres.
error-not-plain-text = el texto contiene caracteres de control.
error-not-a-seed = «{ $value }» no puede ser una semilla; se esperaba un número entero o un texto.
error-not-who-moves = esto no es lo que ve quien tiene que jugar: el jugador { $value }, contando desde 0.
error-not-an-executor = se esperaba un ejecutor de concurrent.futures o uno que se le parezca.
error-not-a-side = «{ $value }» no sirve: se esperaba Side(bots, options).
error-not-between-0-and-1 = «{ $value }» no sirve: se esperaba un número entre 0 y 1.
error-one-replay-a-file = { $number } partidas no caben en un solo archivo .json; ponle un nombre terminado en .jsonl o .jsonl.gz.
error-not-a-batch-file = las partidas en serie van en un archivo cuyo nombre termina en .jsonl o .jsonl.gz.
error-replay-differs = difiere en la jugada { $ply }: la grabación dice { $expected } y la partida llega a { $found }.
error-replay-differs-rules = difiere en la jugada { $ply }: la grabación dice { $expected } y la partida llega a { $found }. Se grabó con la versión { $theirs } de las reglas; esta es la { $ours }.
error-replay-illegal = difiere en la jugada { $ply }: la regla { $rule } no permite «{ $move }».
error-replay-illegal-rules = difiere en la jugada { $ply }: la regla { $rule } no permite «{ $move }». Se grabó con la versión { $theirs } de las reglas; esta es la { $ours }.
error-not-a-ply = la partida solo tiene { $number } jugadas.
error-chance-left = la partida no llega nunca a este barajado o sorteo.

## La galería
gallery-title = Elige un juego
gallery-text = Apréndelo paso a paso, juégalo, mira una partida grabada o descubre qué tienen en común muchas partidas.
gallery-players = De { $low } a { $high } jugadores
gallery-two = 2 jugadores
gallery-learn = Aprender
gallery-play = Jugar
gallery-practise = Practicar
gallery-rules = Reglas
gallery-watch = Mirar
gallery-numbers = Números
gallery-picture = Una mesa de { $game } a mitad de partida

## Una lección
lesson-title = Aprende { $game }
lesson-steps = Pasos
lesson-progress = Paso { $at } de { $all }, { $done ->
    [one] { $done } hecho
   *[other] { $done } hechos
}
lesson-back = Atrás
lesson-next = Siguiente
lesson-hint = Pista
lesson-solution = Enséñamelo
lesson-where = ¿Dónde?
lesson-start-over = Empezar la lección de nuevo
lesson-link = Enlace a este punto
lesson-stars = { $count } de { $all } estrellas
lesson-step-stars = { $count ->
    [one] una estrella en este paso
   *[other] { $count } estrellas en este paso
}
lesson-tries = { $count ->
    [one] 1 intento
   *[other] { $count } intentos
}
lesson-punished = Estaba permitido, pero este paso no va de eso, y tu rival te lo hace pagar. { $what } Repite el paso y prueba otra cosa.
lesson-again = Empezar este paso de nuevo
lesson-move-on = Jugada siguiente
lesson-look = Aquí solo se mira.
lesson-right = Eso es.
lesson-wrong = No.
lesson-missed = Se puede hacer, pero no es de lo que va este paso. Empiézalo de nuevo y prueba otra cosa.
lesson-other-refusal = { $reason } También es una regla, pero no la de este paso.
lesson-shown = Se hace así.
lesson-seen = Eso era todo.
lesson-rules = Reglas
lesson-only-moves = Habría pasado esto:
rules-title = Las reglas de { $game }
rules-which = Regla
rules-example = Ver un ejemplo
rules-real = Verla en una partida real ({ $count ->
    [0] no sale en las partidas guardadas
    [one] 1 vez
   *[other] { $count } veces
})
rules-all = Todas las reglas en una página
rules-options = Cada mesa acuerda esto a su manera. Se puede elegir (lo habitual, primero):
rules-played = Esto es lo que hace la regla. Empieza el paso de nuevo para probar por tu cuenta.
rules-refused = A esto la regla dice que no: { $reason } Prueba otra cosa, si quieres.
rules-in-game = De «{ $title }», { $number ->
    [0] al empezar.
   *[other] jugada { $number }.
}
rules-kept = Aquí le impide algo a { $who }: { $reason }
source-S = de las reglas del juego
source-P = de lo que publica la editorial
source-R = una decisión de este kit, no oficial
source-A = una suposición de este kit sobre las cartas

## Lo que un cuaderno dice de sí mismo
run-me = Ejecuta esta celda para verlo en vivo.
no-lesson = Todavía no hay lección de { $game }.

## Para docentes
result-door = Para docentes
result-who = Nombre
result-json = Resultado en un archivo (JSON)
result-csv = Resultado en una tabla (CSV)
result-handout = Esta lección en papel, para imprimir
result-step = Paso
result-done = Hecho
result-tries = Intentos
result-help = Ayuda
result-stars = Estrellas
result-yes = sí
result-no = no
result-help-0 = ninguna
result-help-1 = una pista
result-help-2 = el lugar
result-help-3 = la solución
handout-answers = Respuestas

## Práctica
practise-title = Practica { $game }
practise-text = Tres maneras de mejorar: juzgar jugadas de partidas reales, encontrar la jugada que destaca o jugar contra un bot que se explica.
practise-may = ¿Se puede o no?
practise-find = Encuentra la jugada
practise-coach = Jugar con entrenador
may-where = «{ $title }», después de { $number ->
    [one] 1 jugada
   *[other] { $number } jugadas
}. Eres { $who } y te toca decidir.
may-options = Reglas de la casa – { $what }.
may-ask = ¿Se puede hacer esto: { $move }?
may-yes = Sí, se puede
may-no = No, no se puede
may-next = Otra pregunta
may-allowed = Está permitido.
may-refused = No está permitido.
may-score = { $count } de { $all } bien hasta ahora
find-title = Problema { $at } de { $all }, { $count ->
    [one] 1 resuelto
   *[other] { $count } resueltos
}
find-none = Todavía no hay problemas de este juego.
find-only = Solo hay una jugada así.
find-win = Puedes ganar en este mismo turno. ¿Cómo?
find-win-done = Has ganado.
find-save = Quien viene después está a punto de ganar. Impídelo, tenga lo que tenga en la mano.
find-save-done = Ya nadie puede ganar en el próximo turno.
find-leader = Alguien va por delante. Encuentra la jugada que más le duele.
find-leader-done = La búsqueda está de acuerdo: ninguna otra frena así a quien va en cabeza.
find-best = Hay una jugada claramente mejor que las demás. ¿Cuál?
find-best-done = La búsqueda está de acuerdo: todas las demás son peores, seguro.
find-missed = Hay algo mejor. Empieza de nuevo y vuelve a mirar.
find-punished = Mira lo que trae. { $what } Empieza de nuevo y vuelve a mirar.
coached-intro = Juega como quieras y deshaz lo que no te convenza. El bot dice para qué sirven sus jugadas, y una pista compara tus mejores opciones.
coached-hint = Pista del entrenador
coached-chance = Gana el { $chance } de las veces (intervalo del 95 %: de { $low } a { $high }, n = { $count }).
coached-rest = { $count ->
    [one] Una jugada más
   *[other] { $count } jugadas más
}
coached-nothing-better = No tenía nada mejor.

## Una jugada antes de hacerla
move-discard = descartar { $cards }
move-draw = robar cartas
move-done = parar aquí
move-use = usar { $what }

## La mesa y el reproductor
ui-table = Mesa
ui-tools = Partida
ui-log = Qué ha pasado
ui-undo = Deshacer
ui-redo = Rehacer
ui-new = Partida nueva
ui-close = Cerrar
ui-hot = se puede elegir
ui-picked = elegido
ui-choose = { $count ->
    [0] Nada puede seguir; con Escape anulas la elección.
    [one] Se puede elegir 1 lugar.
   *[other] Se pueden elegir { $count } lugares.
}
ui-explain = Explicar
ui-rule = La regla:
ui-rulebook = Seguir en el reglamento
ui-explained = { $count ->
    [one] Aquí manda esta regla.
   *[other] Aquí mandan estas reglas.
}
ui-no-rule = Ahora mismo ninguna regla dice nada especial de este sitio.
ui-cleared = Elección anulada.
ui-not-here = Eso no encaja con lo que has elegido.
ui-not-first = Empieza por uno de los lugares marcados.
ui-wait = Le toca a { $who }.
ui-cover = Pasa la mesa a { $who }.
ui-uncover = Soy { $who }, enseña mis cartas
ui-won = { $count ->
    [one] { $you ->
        [yes] ¡Has ganado!
       *[no] Ha ganado { $who }.
    }
   *[other] Han ganado { $who }.
}
ui-drawn = No ha ganado nadie.
ui-fault = Algo ha fallado dentro del juego: { $what }. La mesa sigue como estaba; los detalles están en el registro del cuaderno.
ui-first = Al principio
ui-back = Atrás
ui-play = Reproducir
ui-pause = Pausa
ui-forward = Adelante
ui-last = Al final
ui-speed = Velocidad
ui-ply = Jugada
ui-lens = Visto por
ui-lens-open = Cartas abiertas
ui-transport = Reproductor
ui-film = { $game }: { $names }
ui-take = Seguir jugando desde aquí
ui-start = Empieza la partida.
ui-seats = Jugadores
ui-seat = Asiento { $number }
ui-seed = Semilla
ui-seed-empty = se elige sola
ui-options = Reglas de la casa
ui-preset = Conjunto de reglas
ui-preset-own = A tu gusto
ui-begin = Empezar la partida
ui-position = Posición
ui-stays = Una mesa de { $game } para { $count } jugadores

## Estadísticas
stat-wins-by-seat = Con qué frecuencia gana cada asiento
stat-wins-by-name = Con qué frecuencia gana cada jugador
stat-seat = Asiento
stat-name = Jugador
stat-games = Partidas
stat-wins = Victorias
stat-win-rate = Partidas ganadas
stat-interval = Intervalo del 95 %
stat-wins-hover = { $who } gana el { $rate } de { $games } partidas (intervalo del 95 %: de { $low } a { $high }).
stat-lengths = Cuánto duran las partidas
stat-moves = Jugadas
stat-lengths-hover = { $games ->
    [one] { $moves } jugadas: { $games } partida
   *[other] { $moves } jugadas: { $games } partidas
    }
stat-lengths-summary = { $games ->
    [one] Una partida de { $low } jugadas.
   *[other] { $games } partidas de { $low } a { $high } jugadas; la mitad acaba en { $median } o menos.
    }

## La carrera contra otros motores
bench-missing = { $name } no está instalado y se ha quedado fuera.
bench-form = { $form ->
    [compiled] Los juegos están compilados; «pure» son los mismos juegos desde su código fuente, en un proceso aparte.
   *[other] Los juegos funcionan desde su código fuente. CONTRIBUTING.md explica cómo construir el paquete más rápido.
    }

## Salas: una mesa, partidas grabadas, muchas partidas
play-title = Juega a { $game }
play-other = Preparar otra partida
play-keep = Guardar la partida
play-kept-open = El archivo contiene todas las manos: no se lo enseñes a nadie que siga jugando.
watch-title = Partidas grabadas
watch-which = Partida
watch-secret = No contar cómo acaba
watch-upload = Abrir un archivo
watch-none = Todavía no hay ninguna partida grabada. Abre un archivo o guarda una partida tuya.
stat-title = Qué tienen en común muchas partidas
stat-game = Juego
stat-number = Cuántas
stat-start = Jugarlas
stat-halt = Parar

## El consejero
coach-good = ✓ Buena: seguro que es mejor que la media de las jugadas posibles.
coach-doubtful = ? Dudosa: seguro que no es tan buena como la mejor.
coach-blunder = ✗ Error grave: seguro que cuesta más de { $number } victorias de cada 100.
coach-seen-by = Según lo que ve { $who }
coach-seen-open = A cartas vistas
coach-wins = Gana la partida en el acto.
coach-loses = Regala la partida a otra persona.
coach-builds = Añade { $place }.
coach-heals = Cura { $place }.
coach-frees = Libera { $place }.
coach-protects = Protege { $place }.
coach-secures = Deja { $place } a salvo para siempre.
coach-disables = Deja fuera de combate { $place }.
coach-passes-on = Cura { $place } y deja fuera de combate { $place2 }.
coach-destroys = Quita de la mesa { $place }.
coach-exposes = Deja sin protección { $place }.
coach-takes = Se lleva { $place }.
coach-aims = Lanza { $the_card } contra { $place }.
coach-aims-at = Juega { $the_card } contra { $seat }.
coach-exchanges = Intercambia { $place } y { $place2 }.
coach-exchanges-all = Intercambia todo lo que tienes con { $seat }.
coach-empties-hands = Deja sin cartas a los demás, que pierden un turno.
coach-halves = Deja a todos con la mitad.
coach-refuses = Conserva lo que ibas a perder.
coach-renews = { $number ->
    [one] Cambia una carta por otra.
   *[other] Cambia { $number } cartas por otras.
}
coach-collects = Añade { $a_card }.
coach-turns = Se queda con la otra cara, no con { $the_card }.
coach-scores = { $number ->
    [one] Da un punto.
   *[other] Da { $number } puntos.
}
coach-squares = Completa un cuadrado.
coach-wastes = No aporta nada: ya tienes una carta así.
coach-captures = Se lleva el virus de { $place }.
coach-reaches = { $number ->
    [one] Te abre una casilla más.
   *[other] Te abre { $number } casillas más.
}
coach-confines = { $number ->
    [one] Deja una casilla fuera del alcance de { $seat }.
   *[other] Deja { $number } casillas fuera del alcance de { $seat }.
}
coach-threat = Después, { $seat } puede ganar en el acto { $number } de cada 100 veces.
coach-stops = Le pone más difícil a { $seat } ganar en el acto: { $number } de cada 100 veces; con otras jugadas, { $usual }.

## Partidas grabadas: reparadas, apuntadas a mano, denunciadas
error-deck-and-position = una partida empieza con un mazo o en una posición, y aquí constan las dos cosas.
error-only-steps = estos son pasos como los guarda Kaggle: acciones y observaciones, pero no el orden de las cartas ni lo que decidió el azar, así que la partida no se puede volver a jugar. Faltan “deck”, “shuffles” y las jugadas en palabras; véase replays/README.md.
error-file-exists = ese archivo ya existe y se queda como está. Elige otro nombre.
error-file-exists-force = ese archivo ya existe y se queda como está. Elige otro nombre o sobrescríbelo con --force.
error-games-exist = ese archivo ya existe y se queda como está. Elige otro nombre, continúa con --resume una simulación interrumpida o sobrescríbelo con --force.
error-file-is-read = esta es la misma grabación que se está leyendo, y se queda como está. Elige otro nombre.
error-no-folder = la carpeta «{ $value }» no existe.
error-a-folder-there = esto es una carpeta; indica un archivo.
error-not-together = no se puede combinar con { $value }. Deja solo una de las dos opciones.
error-not-for-that-kind = esto no sirve para un archivo { $value }; es para { $choices }.
error-no-renderer = para hacer un PNG hace falta resvg-py, que no está instalado: pip install 'virus_nb[png]'. Un SVG no necesita nada.
error-not-a-range = de { $low } a { $high } no es un tramo de esta partida; tiene { $number } jugadas.
error-nobody-holds-it = { $who } no puede tener “{ $card }” ahí.
cli-repaired = { $file }: las primeras { $kept } de { $of } jugadas son correctas.
cli-repair-whole = { $file }: el registro es correcto; no hay nada que reparar.
cli-repair-offer = No se ha escrito nada. “-o NUEVO.json” escribe esas jugadas en un archivo nuevo.
cli-repair-written = Están en { $file }.
cli-exported = { $file } ({ $size } kB)

## Columnas de las tablas exportadas
export-ply = jugada
export-turn = turno
export-who = jugador
export-move = acción
export-event = suceso
export-rule = regla
export-cards = cartas
export-places = lugares
export-number = número
export-text = texto
export-seen-by = Visto por: { $who }
export-turn-heading = Turno { $number }
export-note = Nota
ui-lens-spectator = Público

## Más del reproductor
ui-loop = Repetir
ui-step = Avanzar por
ui-step-ply = jugadas
ui-step-turn = turnos
ui-step-round = rondas
ui-step-mark = marcas
ui-offers = En este punto
ui-keys = Teclas: ← → avanzan y retroceden, Inicio y Fin, Espacio reproduce; T un turno, R una ronda, M una marca (con Mayús hacia atrás), L repetir, ? la regla de una jugada, + y − velocidad.

## Una partida grabada: en este punto …
ui-note = Nota
ui-export = Exportar
ui-link = Enlace
ui-bug = Aquí hay un error
note-title = Nota en la jugada { $ply }
note-about = Sobre
note-about-ply = esta jugada
note-about-turn = todo el turno
note-mark = Marca
note-text = Texto
note-put = Poner la nota
note-drop = Quitarla
note-inside = Guardar en el archivo
note-beside = Guardar junto al archivo
note-kept = La nota dura mientras esta página esté abierta. Para conservarla:
note-saved = Las notas están en { $file }.
export-title = Exportar, jugada { $ply }
export-kind = Como
export-svg = imagen (SVG)
export-png = imagen (PNG)
export-motion-svg = imagen animada (SVG)
export-html = página independiente (HTML)
export-txt = registro (texto)
export-md = registro (Markdown)
export-moves-csv = acciones (CSV)
export-events-csv = sucesos (CSV)
export-theme = Colores
export-theme-own = según la pantalla de quien mira
export-theme-light = claros
export-theme-dark = oscuros
export-from = Desde la jugada
export-to = Hasta la jugada
export-make = Crear el archivo
bug-title = Hay un error en la jugada { $ply }
bug-said = ¿Qué falla?
bug-kept = contiene la partida hasta aquí con todas sus cartas. “virus-nb check { $file }” lo lee.
branch-title = Seguir desde la jugada { $ply }
branch-cards = Cartas ocultas
branch-cards-kept = como estaban
branch-cards-dealt = repartidas de nuevo, en lo que { $who } no podía saber
branch-who = Quién juega
branch-who-me = yo, por quien tiene el turno
branch-who-bots = los bots, hasta el final
branch-who-all = yo, por todos
branch-bot = Los demás
branch-begin = Empezar
branch-over = La partida ya ha terminado aquí; vuelve a un punto anterior.
branch-tree = Ramas
branch-line-main = La partida tal como se jugó{ $secret ->
    [yes] {""}
   *[no] , { $count } jugadas
}
branch-line = { $secret ->
    [yes] Otra rama ({ $number })
   *[no] Jugada { $ply }: { $move } ({ $count } jugadas desde ahí)
}
branch-line-dealt = Desde la jugada { $ply }, repartida de nuevo para { $who }{ $secret ->
    [yes] {""}
   *[no] , { $count } jugadas
}
branch-look = Mostrar esta línea en el reproductor
branch-save = Guardar
watch-neutral = { $game }: partida { $number }
watch-unknown = En esta partida no se conocen las cartas que nadie vio, así que se muestra como la vio el público.
watch-link = Este punto de la partida:
watch-no-link = Solo las partidas que vienen con el programa tienen dirección.

## Colecciones de partidas grabadas
collection-title = { $bad ->
    [0] { $count } partidas grabadas, todas comprobadas
   *[other] { $count } partidas grabadas, { $bad } con algún fallo
}
collection-game = Juego
collection-players = Jugadores
collection-options = Reglas de la casa
collection-result = Ganó
collection-length = Jugadas
collection-events = Qué pasó
collection-filter = Buscar
collection-all-games = todos los juegos
collection-all-events = cualquier cosa
collection-from = Jugadas, mínimo
collection-to = Jugadas, máximo
collection-shown = # de # partidas
collection-more = Mostrar más
collection-open = Abrir
collection-trouble = Fallo:

## Una partida de una mesa real
hand-title = Apuntar una partida de una mesa real
hand-text = Escribe cada jugada tal como se hizo. El mazo no se conoce: una carta se conoce cuando aparece, y el archivo dice cuáles no vio nadie.
hand-move = Jugada
hand-seen = Descubiertas
hand-top = Carta de encima
hand-begin = Nuevo registro
hand-add = Apuntar
error-cards-not-told = { $number ->
    [one] con esto se descubre una carta de otra persona. Di cuál.
   *[other] con esto se descubren { $number } cartas de otras personas. Di cuáles.
}
error-not-seen = “{ $value }” no sirve: escribe el número de quien juega y las cartas, como en “2: organ-red virus-blue”.
