### O que aconteceu numa partida, para contar: «infeções: 3».

virus-happened-placed = órgãos postos na mesa
virus-happened-infected = infeções
virus-happened-medicine-removed = medicamentos anulados
virus-happened-killed = órgãos mortos
virus-happened-vaccinated = vacinas
virus-happened-cured = curas
virus-happened-immunised = imunizações
virus-happened-transplanted = transplantes
virus-happened-stolen = órgãos roubados
virus-happened-contagion = contágios
virus-happened-spread = vírus passados
virus-happened-stopped = contágios parados
virus-happened-gloved = luvas de látex
virus-happened-hand-lost = mãos perdidas
virus-happened-bodies-swapped = erros médicos
virus-happened-discarded = descartes
virus-happened-only-draws = turnos só de compra
virus-happened-drew = compras de cartas
virus-happened-reshuffled = baralhos refeitos
virus-happened-flipped = descartes virados
virus-happened-won = vitórias
