"""What every test starts from."""

import virus_nb.words

virus_nb.words.strict = True
