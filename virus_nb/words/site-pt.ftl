### Os dados da galeria, e o sítio que não precisa de servidor.
gallery-minutes = { $low }–{ $high } minutos
site-how = Aqui tudo corre no teu navegador; nada do que fazes é enviado para lado nenhum. As partidas gravadas abrem logo; uma mesa demora meio minuto da primeira vez, enquanto se descarrega o Python.
site-notebooks = Os cadernos, para ler e alterar
cli-site = O sítio está em { $folder } ({ $size } MB). Qualquer servidor web o pode servir.
error-no-pandas = os gráficos precisam de pandas, que não está instalado aqui.
error-no-package = isto precisa de { $value }, que não está instalado: pip install '{ $value }'.
error-no-program = isto precisa do programa «{ $value }», que não existe neste computador.
error-no-download = não foi possível descarregar: { $value }
error-other-file = este não é o ficheiro esperado, { $value }.
error-not-empty = esta pasta já tem outras coisas. Indica uma nova ou vazia.
page-error-503 = Veio toda a gente ao mesmo tempo e não há nenhuma mesa livre. Tenta outra vez daqui a um minuto.
