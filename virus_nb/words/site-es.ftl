### Los datos de la galería, y el sitio que no necesita servidor.
gallery-minutes = { $low }–{ $high } minutos
site-how = Aquí todo funciona en tu navegador; nada de lo que haces se envía a ningún sitio. Las partidas grabadas se abren al instante; una mesa tarda medio minuto la primera vez, mientras se descarga Python.
site-notebooks = Los cuadernos, para leerlos y cambiarlos
cli-site = El sitio está en { $folder } ({ $size } MB). Cualquier servidor web puede servirlo.
error-no-pandas = los gráficos necesitan pandas, y aquí no está instalado.
error-no-package = esto necesita { $value }, que no está instalado: pip install '{ $value }'.
error-no-program = esto necesita el programa «{ $value }», que no está en este ordenador.
error-no-download = no se ha podido descargar: { $value }
error-other-file = este no es el archivo que se esperaba, { $value }.
error-not-empty = en esta carpeta ya hay otras cosas. Indica una nueva o vacía.
page-error-503 = Ha venido todo el mundo a la vez y no queda ninguna mesa libre. Vuelve a intentarlo dentro de un minuto.
