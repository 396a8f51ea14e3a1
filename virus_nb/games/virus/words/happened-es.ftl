### Lo que pasó en una partida, para contarlo: «infecciones: 3».

virus-happened-placed = órganos bajados
virus-happened-infected = infecciones
virus-happened-medicine-removed = medicinas anuladas
virus-happened-killed = órganos muertos
virus-happened-vaccinated = vacunas
virus-happened-cured = curas
virus-happened-immunised = inmunizaciones
virus-happened-transplanted = trasplantes
virus-happened-stolen = órganos robados
virus-happened-contagion = contagios
virus-happened-spread = virus pasados
virus-happened-stopped = contagios parados
virus-happened-gloved = guantes de látex
virus-happened-hand-lost = manos perdidas
virus-happened-bodies-swapped = errores médicos
virus-happened-discarded = descartes
virus-happened-only-draws = turnos de solo robar
virus-happened-drew = robos de cartas
virus-happened-reshuffled = mazos rebarajados
virus-happened-flipped = descartes dados la vuelta
virus-happened-won = victorias
