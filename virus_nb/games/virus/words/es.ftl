### Virus! en la mesa: cartas, lugares, qué pasa, por qué no, las opciones.

virus-name = Virus!
virus-tagline = Gana quien reúna cuatro órganos sanos, y los demás son contagiosos
virus-about = Monta un cuerpo con cuatro órganos sanos antes que nadie. Infecta a tus rivales, cúrate y vacúnate, y cuando no quede otra, roba un órgano, cambia un cuerpo entero o haz que todos tiren sus cartas. De dos a seis jugadores.

## Cartas
virus-card-organ-red = órgano rojo
    .the = el órgano rojo
    .a = un órgano rojo
    .Short = R
virus-card-organ-green = órgano verde
    .the = el órgano verde
    .a = un órgano verde
    .Short = V
virus-card-organ-blue = órgano azul
    .the = el órgano azul
    .a = un órgano azul
    .Short = A
virus-card-organ-yellow = órgano amarillo
    .the = el órgano amarillo
    .a = un órgano amarillo
    .Short = Am
virus-card-organ-wild = órgano comodín
    .the = el órgano comodín
    .a = un órgano comodín
    .Short = C
virus-card-virus-red = virus rojo
    .the = el virus rojo
    .a = un virus rojo
    .Short = R
virus-card-virus-green = virus verde
    .the = el virus verde
    .a = un virus verde
    .Short = V
virus-card-virus-blue = virus azul
    .the = el virus azul
    .a = un virus azul
    .Short = A
virus-card-virus-yellow = virus amarillo
    .the = el virus amarillo
    .a = un virus amarillo
    .Short = Am
virus-card-virus-wild = virus comodín
    .the = el virus comodín
    .a = un virus comodín
    .Short = C
virus-card-medicine-red = medicina roja
    .the = la medicina roja
    .a = una medicina roja
    .Short = R
virus-card-medicine-green = medicina verde
    .the = la medicina verde
    .a = una medicina verde
    .Short = V
virus-card-medicine-blue = medicina azul
    .the = la medicina azul
    .a = una medicina azul
    .Short = A
virus-card-medicine-yellow = medicina amarilla
    .the = la medicina amarilla
    .a = una medicina amarilla
    .Short = Am
virus-card-medicine-wild = medicina comodín
    .the = la medicina comodín
    .a = una medicina comodín
    .Short = C
virus-card-transplant = trasplante
    .the = el trasplante
    .a = un trasplante
    .Short = Tr
virus-card-organ-thief = ladrón de órganos
    .the = el ladrón de órganos
    .a = un ladrón de órganos
    .Short = La
virus-card-contagion = contagio
    .the = el contagio
    .a = un contagio
    .Short = Co
virus-card-latex-glove = guante de látex
    .the = el guante de látex
    .a = un guante de látex
    .Short = Gu
virus-card-medical-error = error médico
    .the = el error médico
    .a = un error médico
    .Short = Er
virus-colour-red = rojo
virus-colour-green = verde
virus-colour-blue = azul
virus-colour-yellow = amarillo
virus-colour-wild = comodín

## Lugares
virus-place-part = { $you ->
    [yes] tu órgano
   *[no] el órgano
} { $colour ->
    [red] rojo
    [green] verde
    [blue] azul
    [yellow] amarillo
   *[wild] comodín
}{ $you ->
    [yes] {""}
   *[no] {" "}de { $who }
}

## Qué ha pasado
virus-event-placed = { $you ->
    [yes] Bajas { $the_card }.
   *[no] { $who } baja { $the_card }.
}
virus-event-infected = { $you ->
    [yes] Infectas { $place } con { $a_card }.
   *[no] { $who } infecta { $place } con { $a_card }.
}
virus-event-medicine-removed = { $you ->
    [yes] Juegas { $a_card } sobre { $place }: se anula con { $the_card2 } y las dos cartas se descartan.
   *[no] { $who } juega { $a_card } sobre { $place }: se anula con { $the_card2 } y las dos cartas se descartan.
}
virus-event-killed = { $you ->
    [yes] Con { $a_card } matas { $place }. El órgano y los dos virus se descartan.
   *[no] Con { $a_card }, { $who } mata { $place }. El órgano y los dos virus se descartan.
}
virus-event-vaccinated = { $you ->
    [yes] Vacunas { $place } con { $a_card }.
   *[no] { $who } vacuna { $place } con { $a_card }.
}
virus-event-cured = { $you ->
    [yes] Curas { $place } con { $a_card }, que se anula con { $the_card2 }: las dos cartas se descartan.
   *[no] { $who } cura { $place } con { $a_card }, que se anula con { $the_card2 }: las dos cartas se descartan.
}
virus-event-immunised = { $you ->
    [yes] Con { $a_card } inmunizas { $place } para siempre.
   *[no] Con { $a_card }, { $who } inmuniza { $place } para siempre.
}
virus-event-transplanted = { $you ->
    [yes] Juegas un trasplante: { $place } y { $place2 } cambian de sitio.
   *[no] { $who } juega un trasplante: { $place } y { $place2 } cambian de sitio.
}
virus-event-stolen = { $you ->
    [yes] Robas { $place }, con todo lo que tiene encima.
   *[no] { $who } roba { $place }, con todo lo que tiene encima.
}
virus-event-contagion = { $you ->
    [yes] Juegas el contagio: tus virus empiezan a moverse.
   *[no] { $who } juega el contagio: sus virus empiezan a moverse.
}
virus-event-spread = { $you ->
    [yes] Pasas { $the_card }: estaba en { $place } y ahora está en { $place2 }.
   *[no] { $who } pasa { $the_card }: estaba en { $place } y ahora está en { $place2 }.
}
virus-event-stopped = { $you ->
    [yes] Paras aquí el contagio.
   *[no] { $who } para aquí el contagio.
}
virus-event-gloved = { $you ->
    [yes] Juegas el guante de látex: los demás tiran su mano.
   *[no] { $who } juega el guante de látex: los demás tiran su mano.
}
virus-event-hand-lost = { $you ->
    [yes] Pierdes tu mano: { $cards }.
   *[no] { $who } pierde su mano: { $cards }.
}
virus-event-bodies-swapped = { $you ->
    [yes] Error médico: cambias tu cuerpo por el de { $other }.
   *[no] { $other_you ->
        [yes] Error médico: { $who } cambia su cuerpo por el tuyo.
       *[no] Error médico: { $who } cambia su cuerpo por el de { $other }.
    }
}
virus-event-discarded = { $you ->
    [yes] Te descartas de { $cards }.
   *[no] { $who } se descarta de { $cards }.
}
virus-event-only-draws = { $you ->
    [yes] No tienes cartas en la mano, así que solo robas.
   *[no] { $who } no tiene cartas en la mano y solo roba.
}
virus-event-drew = { $you ->
    [yes] Robas { $cards }.
   *[no] { $who } roba { $cards }.
}
virus-event-reshuffled = Se ha acabado el mazo. Los descartes se barajan y forman uno nuevo: { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
virus-event-flipped = Se ha acabado el mazo. Se da la vuelta a los descartes, con la carta más antigua arriba: { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
virus-event-won = { $you ->
    [yes] Tienes cuatro órganos sanos. ¡Ganas!
   *[no] ¡{ $who } tiene cuatro órganos sanos y gana!
}

## Qué se pregunta
virus-decision-turn = { $you ->
    [yes] Tu turno: juega una carta o descártate.
   *[no] { $who } juega una carta o se descarta.
}
virus-decision-draw = { $you ->
    [yes] No tienes cartas: roba tres.
   *[no] { $who } no tiene cartas y roba.
}
virus-decision-spread = { $you ->
    [yes] Elige un virus tuyo y el órgano al que va.
   *[no] { $who } elige adónde va el siguiente virus.
}

## Por qué no
virus-reason-game-over = La partida ha terminado.
virus-reason-contagion-open = Primero el contagio: aún tienes virus que pasar.
virus-reason-no-contagion = Los virus solo se mueven cuando se juega un contagio.
virus-reason-done-too-early = Al menos un virus tiene que moverse.
virus-reason-done-never = Tienes que pasar todos los virus que se pueda.
virus-reason-spread-no-virus = Solo se contagian los virus de tus propios órganos, y { $place } no tiene ninguno que dar.
virus-reason-spread-own = Tus virus van a los órganos de los demás, no a los tuyos.
virus-reason-spread-not-free = Los virus solo pasan a órganos libres, y { $place2 } no lo está.
virus-reason-spread-colour = No puedes pasar { $the_card } ahí: no casa con { $place2 }.
virus-reason-spread-blocks = Tienes que pasar el mayor número posible de virus, y así otro se quedaría sin sitio.
virus-reason-draw-with-cards = No se puede pasar: juega una carta o descártate. Después robas.
virus-reason-hand-empty = No tienes cartas en la mano: solo puedes robar.
virus-reason-discard-nothing = Elige una, dos o tres cartas para descartarte.
virus-reason-not-in-hand = No tienes { $the_card } en la mano, o no tantas veces.
virus-reason-second-organ = Ya tienes { $the_card }, y solo cabe un órgano de cada color.
virus-reason-organ-own-body = Solo hay un sitio para { $the_card }: tu propio cuerpo.
virus-reason-organ-own-place = En tu cuerpo cada color tiene su sitio, y este no es el que toca para { $the_card }.
virus-reason-needs-organ = Elige un órgano para { $the_card }, no un cuerpo entero.
virus-reason-no-target = No hay nada que elegir: { $the_card } afecta a quien corresponde. Haz clic en el centro de la mesa.
virus-reason-needs-player = Elige al jugador con quien quieres jugar { $the_card }.
virus-reason-discard-hand-only = Solo se descartan cartas de la propia mano.
virus-reason-card-first = Elige primero una carta de tu mano.
virus-reason-virus-on-own = Los virus son para los órganos de los demás.
virus-reason-medicine-on-other = Las medicinas son para tus propios órganos, y { $place } no es tuyo.
virus-reason-no-organ = { $seat_you ->
    [yes] No tienes
   *[no] { $seat } no tiene
} ningún órgano { $colour }.
virus-reason-virus-immunised = Aquí no entra ningún virus: { $place } está inmunizado.
virus-reason-medicine-immunised = Ya no admite una tercera medicina: { $place } está inmunizado.
virus-reason-treatment-immunised = No se puede mover: { $place } está inmunizado.
virus-reason-colour = Los colores no casan: { $the_card } no va con { $place }.
virus-reason-colour-over-card = Los colores no casan: { $the_card } no va con { $place }, ni hay un comodín encima.
virus-reason-colour-of-card = La carta tiene que casar con aquello sobre lo que actúa, y { $the_card } no casa con { $the_card2 }.
virus-reason-second-virus = El segundo virus tiene que casar con el propio órgano, y { $the_card } no va con { $place }.
virus-reason-second-medicine = La segunda medicina tiene que casar con el propio órgano, y { $the_card } no va con { $place }.
virus-reason-transplant-own = Los dos órganos son tuyos: un trasplante es entre dos jugadores.
virus-reason-transplant-one-body = { $seat_you ->
    [yes] Los dos órganos son tuyos
   *[no] Los dos órganos son de { $seat }
}: un trasplante es entre dos jugadores.
virus-reason-transplant-second-organ = { $seat_you ->
    [yes] Acabarías
   *[no] { $seat } acabaría
} con dos órganos de color { $colour }.
virus-reason-transplant-no-effect = No cambiaría nada: { $place } y { $place2 } son iguales.
virus-reason-thief-own = Ya es tuyo: { $place }.
virus-reason-thief-second-organ = Ya tienes un órgano { $colour }.
virus-reason-medical-error-own = No puedes cambiar tu cuerpo por el tuyo.
virus-reason-medical-error-empty = Ni tú ni { $seat } tenéis órganos: no hay nada que cambiar.
virus-reason-medical-error-no-effect = { $seat } tiene un cuerpo idéntico al tuyo: no cambiaría nada.
virus-reason-contagion-no-effect = Ninguno de tus virus puede moverse, así que el contagio no cambiaría nada.
virus-reason-latex-glove-no-effect = Nadie más tiene cartas en la mano, así que el guante no cambiaría nada.
virus-reason-no-effect = No se puede jugar { $the_card }: no cambiaría nada.

## Opciones
virus-option-match = Con qué tiene que casar
    .about = El órgano comodín acepta cualquier color. Con la regla estricta, la carta tiene que casar con aquello sobre lo que actúa: para curar un virus rojo sobre el órgano comodín hace falta rojo, o un comodín.
virus-option-match-organ-or-card = Con el órgano, o con un comodín que tenga encima
virus-option-match-card = Con la carta sobre la que actúa
virus-option-virus_targets = A quién se puede infectar
    .about = Si puedes jugar un virus sobre un órgano tuyo.
virus-option-virus_targets-rivals = A los demás
virus-option-virus_targets-anyone = A cualquiera
virus-option-medicine_targets = A quién se puede curar
    .about = Si puedes jugar una medicina sobre el órgano de otro jugador.
virus-option-medicine_targets-self = A ti
virus-option-medicine_targets-anyone = A cualquiera
virus-option-contagion = Contagio
    .about = Cuántos de tus virus mueve un contagio.
virus-option-contagion-maximum = Todos los que se pueda
virus-option-contagion-any = Uno o más, como quieras
virus-option-recycle = Cuando se acaba el mazo
    .about = Qué se hace con los descartes.
virus-option-recycle-shuffle = Barajar los descartes
virus-option-recycle-flip = Dar la vuelta a los descartes
virus-preset-official = Como lo imprime la editorial
