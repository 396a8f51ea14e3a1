"""What a notebook shows where Python would show a traceback: one sentence, in the language of the computer."""

import pytest
from IPython.core.interactiveshell import InteractiveShell

ASKED = {
    "en": ("simulate('virus', ['foo', 'random'], 10)", "bots: “foo” is not possible here."),
    "es": ("simulate('virus', ['random', 'random'], -1)", "games: «-1» no sirve"),
    "pt": ("simulate('virus', 'random', 10)", "bots: esperava-se uma lista."),
}


@pytest.mark.parametrize("lang", ASKED)
def test_a_complaint_is_a_sentence(lang, monkeypatch, capsys):
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    monkeypatch.delenv("HTTP_ACCEPT_LANGUAGE", raising=False)
    shell = InteractiveShell()
    cell, sentence = ASKED[lang]
    done = shell.run_cell(f"from virus_nb.corpora import simulate\n{cell}")
    told = "".join(capsys.readouterr())
    assert not done.success and sentence in told and "Traceback" not in told and "File" not in told
    assert len(told.strip().splitlines()) == 1
