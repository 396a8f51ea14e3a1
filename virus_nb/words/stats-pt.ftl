## Simulações e coleções
error-resume-what = indique com -o o ficheiro a continuar.
error-resume-other-games = essa simulação tinha outro valor de «{ $key }»: { $value }. Continue com o mesmo ou escreva noutro ficheiro.
error-nothing-to-resume = a simulação está completa; não há nada para continuar.
error-folder-not-empty = esta pasta já tem ficheiros. Continue com ela ou escolha outra.
error-not-a-folder = isto é um ficheiro, e as partidas precisam de uma pasta.
error-needs-extra = falta { $value }: pip install "virus_nb[{ $extra }]"
