### Virus Wars en la mesa: qué pasa, por qué no, qué dicen las reglas, qué muestra el dibujo.

virus_wars-name = Virus Wars
virus_wars-tagline = Extiéndete, convierte en zombis los virus rivales y no le dejes sitio para cinco pasos más
virus_wars-about = Azul y Rojo se extienden por el mismo tablero, cinco pasos por turno. Cada paso añade un virus o convierte un virus enemigo en zombi, y un zombi se queda donde está para siempre: un muro para tu rival, un puente para ti. Pierde quien no puede dar todos los pasos de su turno. Para dos jugadores.

virus_wars-colour-blue = Azul
virus_wars-colour-red = Rojo

## Qué ha pasado
virus_wars-event-entered = { $you ->
    [yes] Entras por { $place }.
   *[no] { $who } entra por { $place }.
}
virus_wars-event-propagated = { $you ->
    [yes] Pones un virus en { $place }.
   *[no] { $who } pone un virus en { $place }.
}
virus_wars-event-assimilated = { $you ->
    [yes] Conviertes en zombi el virus de { $place }.
   *[no] { $who } convierte en zombi el virus de { $place }.
}
virus_wars-event-lost = { $you ->
    [yes] No puedes
   *[no] { $who } no puede
} terminar este turno: { $number ->
    [0] no hay ningún paso posible.
    [one] solo hay un paso posible.
   *[other] solo hay { $number } pasos posibles.
}
virus_wars-event-shut-out = { $you ->
    [yes] No tienes
   *[no] { $who } no tiene
} ninguna casilla libre por la que entrar.
virus_wars-event-won = { $you ->
    [yes] ¡Ganas!
   *[no] ¡Gana { $who }!
}

## Qué se pregunta
virus_wars-decision-enter = { $you ->
    [yes] Elige una casilla de tu borde para entrar.
   *[no] { $who } elige por dónde entrar.
}
virus_wars-decision-step = { $you ->
    [yes] Es tu turno: { $number ->
        [one] te queda un paso.
       *[other] te quedan { $number } pasos.
    }
   *[no] { $number ->
        [one] A { $who } le queda un paso.
       *[other] A { $who } le quedan { $number } pasos.
    }
}

## Por qué no
virus_wars-reason-over = { $seat_you ->
    [yes] La partida ha terminado: no podías acabar tu turno.
   *[no] La partida ha terminado: { $seat } no podía acabar su turno.
}
virus_wars-reason-no-pass = No se puede pasar: { $number ->
    [one] queda un paso
   *[other] quedan { $number } pasos
} por dar.
virus_wars-reason-off-board = En este tablero de { $columns } columnas y { $rows } filas no hay { $place }.
virus_wars-reason-not-the-edge = El primer paso de todos se da en el borde { $edge ->
    [left] izquierdo
   *[right] derecho
}, y { $place } no está ahí.
virus_wars-reason-edge-taken = Para entrar hace falta una casilla vacía, y { $place } está ocupada.
virus_wars-reason-own-zombie = Tu zombi de { $place } se queda como está hasta el final de la partida.
virus_wars-reason-enemy-zombie = El zombi de { $place } es un muro para ti: nadie puede jugar sobre él.
virus_wars-reason-own-virus = En { $place } ya está tu propio virus.
virus_wars-reason-too-far = { $place } queda fuera de tu alcance: no hay ningún virus vivo tuyo al lado, ni llega hasta allí ninguna cadena de tus zombis.
virus_wars-reason-enemy-too-far = El virus enemigo de { $place } queda fuera de tu alcance: no hay ningún virus vivo tuyo al lado, ni llega hasta allí ninguna cadena de tus zombis.
virus_wars-reason-chain-is-cut = Tus zombis junto a { $place } están aislados: ninguno está unido a un virus vivo tuyo.

## Las reglas
virus_wars-rule-1 =
    .title = El tablero
    .text = Se juega en un tablero vacío de 11 por 11 casillas. También puede ser de 13 por 13 o de 15 por 15, y de cualquier tamaño menor para practicar. Nadie dice qué tamaño tenían los primeros tableros: el de 11 lo ha elegido este programa.
virus_wars-rule-2 =
    .title = Cinco pasos por turno
    .text = Empieza Azul, y los dos se turnan. Un turno son siempre cinco pasos, también el primero. Como empezar es una gran ventaja, el primer turno de Azul puede hacerse más corto.
virus_wars-rule-3 =
    .title = Propagación
    .text = Un paso puede poner un nuevo virus vivo tuyo en cualquier casilla vacía que esté a tu alcance.
virus_wars-rule-4 =
    .title = Asimilación
    .text = Un paso puede alcanzar a un virus enemigo vivo que esté a tu alcance. Se retira y en su lugar queda un zombi tuyo.
virus_wars-rule-5 =
    .title = Zombis
    .text = Un zombi es de quien lo hizo y ya no cambia nunca. Nadie puede jugar sobre él, así que para el otro bando es un muro.
virus_wars-rule-6 =
    .title = Qué está a tu alcance
    .text = Están a tu alcance las ocho casillas que rodean a cada virus vivo tuyo. Tus zombis lo llevan más lejos: si una cadena de ellos, aunque solo se toquen por las esquinas, llega hasta un virus vivo tuyo, también están a tu alcance todas las casillas que rodean la cadena. Lo que acabas de poner cuenta enseguida. Los zombis que no están unidos a ningún virus vivo tuyo no sirven de nada.
virus_wars-rule-7 =
    .title = La entrada
    .text = Tu primer paso de todos se da en una casilla vacía de tu borde: la columna izquierda para Azul, la derecha para Rojo. Ocurre una sola vez, aunque pierdas todos tus virus. Que la casilla tenga que estar vacía, y que pierda quien no tenga ninguna, son decisiones de este programa.
virus_wars-rule-8 =
    .title = Hay que dar todos los pasos
    .text = No se puede pasar. Quien no puede dar todos los pasos de su turno pierde la partida. No hay empates ni puntos.
virus_wars-rule-9 =
    .title = Cuándo acaba la partida
    .text = Has perdido en cuanto puedes dar menos pasos de los que te quedan en el turno; no hace falta darlos antes. Acabar con el último virus enemigo no gana por sí solo: si no puedes terminar tu propio turno, pierdes tú primero. Es una decisión de este programa que no cambia quién gana.

## Opciones
virus_wars-option-rows = Filas
    .about = La altura del tablero.
virus_wars-option-columns = Columnas
    .about = La anchura del tablero.
virus_wars-option-steps = Pasos por turno
    .about = Cinco en el juego tal como se conoce; tres en el antiguo juego sobre papel.
virus_wars-option-first_turn_steps = Pasos del primer turno de Azul
    .about = Empezar es una gran ventaja; con menos pasos se compensa.
virus_wars-preset-seed = Como se juega
virus_wars-preset-balanced = Equilibrado: Azul empieza con un paso
virus_wars-preset-classic-3 = Sobre papel: 10 por 10, tres pasos

## El dibujo
virus_wars-scene-board = Tablero
virus_wars-scene-board-label = Tablero de { $columns } columnas y { $rows } filas
virus_wars-scene-cell = { $place }: { $what ->
    [live-blue] virus azul vivo
    [live-red] virus rojo vivo
    [zombie-blue] zombi azul
    [zombie-red] zombi rojo
    [cut-blue] zombi azul, aislado
    [cut-red] zombi rojo, aislado
   *[empty] vacía
}
virus_wars-scene-near = { $what }, al alcance desde el virus vivo de { $source }
virus_wars-scene-chain = { $what }, al alcance desde el virus vivo de { $source } por { $number ->
    [one] el zombi de { $zombie }
   *[other] { $number } zombis, el último en { $zombie }
}
virus_wars-scene-entry = { $what }, se puede entrar por aquí
virus_wars-scene-status = Cómo va la partida
virus_wars-scene-status-label = Cómo va la partida. { $over ->
    [yes] { $colour ->
        [blue] Azul
       *[red] Rojo
    } no podía terminar su turno.
   *[no] Juega { $colour ->
        [blue] Azul
       *[red] Rojo
    }, pasos que quedan: { $number }.
}
virus_wars-scene-side = { $colour ->
    [blue] Azul
   *[red] Rojo
} · { $you ->
    [yes] tú
   *[no] { $who }
}
virus_wars-scene-closure = { $number ->
    [one] 1 paso posible
   *[other] { $number } pasos posibles
}
virus_wars-scene-pieces = { $live ->
    [one] 1 vivo
   *[other] { $live } vivos
} · { $zombies ->
    [one] 1 zombi
   *[other] { $zombies } zombis
}
virus_wars-scene-steps = { $colour ->
    [blue] Azul
   *[red] Rojo
}: { $number ->
    [one] queda 1 paso
   *[other] quedan { $number } pasos
}
virus_wars-scene-short = A { $colour ->
    [blue] Azul
   *[red] Rojo
} { $number ->
    [one] le quedaba 1 paso
   *[other] le quedaban { $number } pasos
}

## Posiciones imposibles
error-virus_wars-size = hay { $value } { $side ->
    [rows] filas
   *[columns] columnas
}; puede haber de { $low } a { $high }.
error-virus_wars-other-size = el tablero tiene { $value } { $side ->
    [rows] filas
   *[columns] columnas
}, y las opciones dicen { $number }.
error-virus_wars-ragged = esta fila tiene { $value } casillas, y la primera tiene { $number }.
error-virus_wars-entry-order = cada color aparece aquí una vez como mucho, «blue» antes que «red».
error-virus_wars-has-entered = «{ $value }» tiene, o ha perdido, alguna pieza, así que ya ha entrado.

## Una jugada antes de hacerla
virus_wars-move-pass = pasar
