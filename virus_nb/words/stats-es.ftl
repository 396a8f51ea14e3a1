## Simulaciones y colecciones
error-resume-what = di con -o qué archivo hay que continuar.
error-resume-other-games = esa simulación tenía otro valor de «{ $key }»: { $value }. Continúa con el mismo o escribe en otro archivo.
error-nothing-to-resume = la simulación está completa; no hay nada que continuar.
error-folder-not-empty = en esta carpeta ya hay archivos. Continúa con ella o elige otra.
error-not-a-folder = esto es un archivo, y las partidas necesitan una carpeta.
error-needs-extra = hace falta { $value }: pip install "virus_nb[{ $extra }]"
