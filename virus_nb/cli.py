"""The command ``virus-nb``: what each sub-command takes. What they do is imported when it is asked for.

Bad input is told in one sentence, in the language of the computer or of ``--lang``, with exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from virus_nb import games, visit
from virus_nb.engine import BadInput
from virus_nb.words import LANGUAGES, Words, words

FILE = click.Path(path_type=Path)
PORT = click.IntRange(1, 65535)
GAME = click.Choice(games.names())
FORCE = click.option("--force", is_flag=True, help="Write over the file of -o, if there is one already.")


class Commands(click.Group):
    """Sub-commands whose bad input becomes a sentence, never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BadInput as error:
            from virus_nb.words.sentences import error_line

            sentence = error_line(_words(ctx), error)
        except BrokenPipeError:  # whoever read the output has seen enough
            sys.stderr.close()
            ctx.exit(0)
        except OSError as error:
            from virus_nb.words.sentences import system_line

            sentence = system_line(_words(ctx), error)
        except KeyboardInterrupt:
            click.echo(_words(ctx).say("cli-broken-off"), err=True)
            ctx.exit(130)
        click.echo(sentence, err=True)
        ctx.exit(2)


def tell_version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    """The version, and whether the faster wheel is installed."""
    if not asked or ctx.resilient_parsing:
        return
    from importlib.metadata import version

    from virus_nb.compiled import in_use

    say = words(ctx.params.get("lang") or visit.computer_language()).say
    click.echo(say("cli-version", version=version("virus_nb"), form="compiled" if in_use() else "pure"))
    ctx.exit()


@click.group(cls=Commands, invoke_without_command=True,
             context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--lang", type=click.Choice(LANGUAGES),
              help="Language of what is printed (default: the computer's).")
@click.option("--version", is_flag=True, expose_value=False, callback=tell_version,
              help="Say which version this is, and whether its games are compiled.")
@click.pass_context
def main(ctx: click.Context, lang: str | None) -> None:
    """Learn, replay and study four table games: Virus!, its Marvel edition, Virus Wars and Verso.

    Without a command the games are served on this machine, and their address is printed.
    """
    ctx.obj = lang or visit.computer_language()
    if ctx.invoked_subcommand is None:
        ctx.invoke(app)


@main.command()
@click.option("--port", type=PORT, help="Port to serve on (default: 8866, or the next free one).")
@click.option("--open", "open_browser", is_flag=True, help="Open the games in the browser, too.")
@click.pass_context
def app(ctx: click.Context, port: int | None = None, open_browser: bool = False) -> None:
    """Serve the games on this machine (the default).

    Prints the address and serves until Ctrl+C. Only this machine can reach it, and it asks
    nothing of any other.
    """
    click.echo(_words(ctx).say("cli-starting"))
    from virus_nb.app.serve import serve

    def say(address: str) -> None:
        click.echo(_words(ctx).say("cli-serving", address=address))
        click.echo(_words(ctx).say("cli-stop"))

    serve(say, port=port or 0, open_browser=open_browser)


@main.command()
@click.option("--port", type=PORT, help="Port to serve on (default: 8888, or the next free one).")
@click.option("--open/--no-open", "open_browser", default=True, show_default=True,
              help="Open it in the browser.")
@click.option("--folder", type=FILE, default=Path("virus-nb-notebooks"), show_default=True,
              help="Where your own copy of the notebooks goes, if the kit is an installed one.")
@click.pass_context
def lab(ctx: click.Context, port: int | None, open_browser: bool, folder: Path) -> None:
    """Open the notebooks in JupyterLab, to read and change them.

    An installed kit keeps its notebooks as they are: you get a copy in --folder. What is
    there already stays as you left it.
    """
    from virus_nb.app.lab import open_lab, own_notebooks

    notebooks, copied = own_notebooks(folder)
    if copied:
        click.echo(_words(ctx).say("cli-copied", folder=str(notebooks)))
    ctx.exit(open_lab(notebooks, port or 0, open_browser))


@main.command()
@click.argument("files", nargs=-1, required=True, type=FILE, metavar="FILE...")
@click.pass_context
def check(ctx: click.Context, files: tuple[Path, ...]) -> None:
    """Run scenario files, verify recorded games and read reports of what is wrong; of a folder, all files in it.

    Prints a line for each case that falls short and a summary last. Exits with 0 if all is
    well, with 1 if a case falls short and with 2 if a file could not be read.
    """
    from virus_nb.play.scenario import Tally
    from virus_nb.play.scenario import check as check_file
    from virus_nb.words.sentences import error_line

    tally = Tally()
    for path in files:
        for line in check_file(path, tally, lambda error: error_line(_words(ctx), error)):
            click.echo(line)
    click.echo(_words(ctx).say("cli-checked", passed=str(tally.passed), failed=str(tally.failed + tally.unread)))
    ctx.exit(tally.exit_code)


class OfGame(click.Command):
    """A command about one game: what the game lets one choose are options too, ``--rows 3`` or ``--preset seed``."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        key = next((arg for arg in args if arg in games.names()), None)
        if key is not None:
            game = games.find(key).game
            own = [param for param in self.params if not (param.name or "").startswith("of_game_")]
            taken = {name for param in own for name in param.opts}
            known = (*((option.name, "|".join(map(str, option.choices))) for option in game.options),
                     *((("preset", "|".join(game.presets)),) if game.presets else ()))
            self.params = [*own, *(click.Option([f"--{name}", f"of_game_{name}"], metavar=f"[{choices}]")
                                   for name, choices in known if f"--{name}" not in taken)]
        return super().parse_args(ctx, args)


def of_game(chosen: dict[str, str | None]) -> dict[str, str | int]:
    """The options of the game among those of a command. Numbers are numbers."""
    return {name.removeprefix("of_game_"): int(value) if value.isascii() and value.isdecimal() and len(value) < 10
            else value for name, value in chosen.items() if value is not None}


@main.command(cls=OfGame)
@click.argument("game", type=GAME)
@click.option("-n", "--games", "number", type=click.IntRange(1, 10_000_000), default=100, show_default=True,
              help="How many games.")
@click.option("--seats", type=int, help="How many players (default: one a bot).")
@click.option("--bots", default="greedy,random", show_default=True,
              help="Who plays, seat by seat; with more --seats they take turns.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--workers", type=click.IntRange(1), help="Processes (default: one a core).")
@click.option("-o", "--out", "output", type=FILE,
              help="Where the games go: .jsonl or .jsonl.gz, or a folder NAME.parquet with a row a game.")
@click.option("--resume", is_flag=True, help="Go on with a run into -o that was stopped.")
@FORCE
@click.pass_context
def simulate(ctx: click.Context, game: str, number: int, seats: int | None, bots: str, seed: str,
             workers: int | None, output: Path | None, resume: bool, force: bool, **options: str | None) -> None:
    """Let bots play many games of GAME, and say who won.

    The same seed gives the same games and files, with any number of workers. Ctrl+C keeps what is done, and
    once more does not wait for the games that are being played.

    The options of the game are options here too: virus-nb simulate virus --help lists them.

    \b
    virus-nb simulate virus -n 1000 --seats 4 --bots greedy --preset official -o games.jsonl.gz
    virus-nb simulate virus -n 1000000 --bots random,random -o games.parquet
    virus-nb simulate virus -n 1000000 --bots random,random -o games.parquet --resume
    """
    from virus_nb.play.asked import a_number_of_seats
    from virus_nb.play.bots import find_bot
    from virus_nb.terminal import refuse_both, refuse_old_games, simulate_and_tell

    names = bots.split(",")
    for name in names:
        find_bot(games.find(game), name, "--bots")
    if seats is not None:
        a_number_of_seats(games.find(game).game, seats, "--seats")
        if len(names) > seats:
            raise BadInput("too-many", "--bots", value=len(names), number=seats)
        names = [names[seat % len(names)] for seat in range(seats)]
    if resume and output is None:
        raise BadInput("resume-what", "--resume")
    refuse_both({"--resume": resume, "--force": force})
    if output is not None and not resume and not force:
        refuse_old_games(output)
    ctx.exit(simulate_and_tell(_words(ctx), game, names, number, seed, of_game(options), workers, output, resume))


@main.command(cls=OfGame)
@click.argument("game", type=GAME)
@click.option("--depth", type=click.IntRange(0, 9), default=3, show_default=True, help="The longest sequence.")
@click.option("--position", type=FILE, help="A position as a JSON file (default: a new game).")
@click.option("--seats", type=int, default=2, show_default=True, help="How many players.")
@click.option("--seed", default="0", show_default=True, help="Orders the cards of a new game.")
def perft(game: str, depth: int, position: Path | None, seats: int, seed: str, **options: str | None) -> None:
    """Count the move sequences of GAME up to --depth.

    The count tells two programs of the same rules apart. The options of the game are options here too.

    \b
    virus-nb perft virus_wars --rows 3 --columns 3 --depth 6
    """
    from virus_nb.terminal import perft_lines

    _print(perft_lines(game, depth, position, seats, seed, of_game(options)))


class Replays(Commands):
    """A file name in place of a sub-command tells that file."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        return super().resolve_command(ctx, args if args[0] in self.commands else ["tell", *args])


@main.group(cls=Replays)
def replay() -> None:
    """Tell, export or repair a recorded game.

    \b
    virus-nb replay game.json            the same as virus-nb replay tell game.json
    virus-nb replay folder               the games in it, each verified
    virus-nb replay export game.json --player 1 -o game.html
    virus-nb replay repair game.json -o beginning.json
    """


WHICH = click.option("--game", "which", type=click.IntRange(1), default=1, show_default=True,
                     help="Which game of a file with many.")


@replay.command()
@click.argument("file", type=FILE)
@WHICH
@click.option("--player", "--seat", "seat", type=click.IntRange(1),
              help="Tell it as this player saw it, counted from 1 (default: everything).")
@click.pass_context
def tell(ctx: click.Context, file: Path, which: int, seat: int | None) -> None:
    """Tell a recorded game, move by move, and verify it; of a folder, all games in it."""
    from virus_nb.terminal import replay_lines

    _print(replay_lines(_words(ctx), file, which, seat))


@replay.command()
@click.argument("file", type=FILE)
@WHICH
@click.option("--player", "--seat", "seat", type=click.IntRange(1),
              help="Only what this player saw, counted from 1 (default: everything).")
@click.option("--spectator", is_flag=True, help="Only what anybody at the table knew.")
@click.option("--ply", type=click.IntRange(0), default=0, show_default=True,
              help="The ply of a picture, where a page begins, or the first of a range.")
@click.option("--to", "last", type=click.IntRange(0),
              help="The last ply of a moving picture, a text or a table (default: the end).")
@click.option("--theme", type=click.Choice(["light", "dark"]), help="The colours of a picture (.svg .png).")
@click.option("--secret", is_flag=True, help="A page (.html) that does not tell how the game ends.")
@click.option("-o", "--output", type=FILE, required=True,
              help="The new file. Its ending says what it is: .svg .png .motion.svg .html .txt .md "
                   ".moves.csv .events.csv")
@FORCE
@click.pass_context
def export(ctx: click.Context, file: Path, which: int, seat: int | None, spectator: bool, ply: int, last: int | None,
           theme: str | None, secret: bool, output: Path, force: bool) -> None:
    """Write a recorded game as a picture, a moving picture, a page, a text or a table.

    No file is written over without --force, and FILE never is.
    """
    from virus_nb.terminal import export_file, refuse_both

    refuse_both({"--player": seat is not None, "--spectator": spectator})
    lens = "spectator" if spectator else "open" if seat is None else seat - 1
    click.echo(export_file(_words(ctx), file, which, lens, ply, last, theme or "", secret, output, force))


@replay.command()
@click.argument("file", type=FILE)
@click.option("-o", "--output", type=FILE, help="Write the good beginning into this new file.")
@click.pass_context
def repair(ctx: click.Context, file: Path, output: Path | None) -> None:
    """Find the longest beginning of a damaged record that is right.

    FILE is never changed, and nothing is written without -o. Exits with 1 if a damaged file was not repaired.
    """
    from virus_nb.terminal import repair_lines

    lines, code = repair_lines(_words(ctx), file, output)
    _print(lines)
    ctx.exit(code)


@main.command()
@click.argument("folder", type=FILE, metavar="DIR")
@click.option("--pyodide", type=FILE, help="Pyodide's package, if it is there already (default: npm fetches it).")
@click.pass_context
def site(ctx: click.Context, folder: Path, pyodide: Path | None) -> None:
    """Build a site that needs no server: Python runs in the visitor's browser.

    DIR is new or empty, or holds a site that was built before: that one is taken away, with all that is in DIR.

    It needs virus_nb[site], npm and the package registries; the site itself asks nothing of any other machine.
    """
    from virus_nb.site.build import build

    size = build(folder, pyodide)
    click.echo(_words(ctx).say("cli-site", folder=str(folder), size=_words(ctx).number(size / 1e6, 0)))


@main.command()
@click.option("--rounds", type=click.IntRange(1, 1000), default=5, show_default=True,
              help="How often everybody runs; the median counts.")
@click.option("--steps", type=click.IntRange(100, 10_000_000), default=20_000, show_default=True,
              help="Moves in a run.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def bench(ctx: click.Context, rounds: int, steps: int, as_json: bool) -> None:
    """Race the games against other engines.

    These are open_spiel, rlcard and python-chess, where they are installed
    (pip install 'virus_nb[bench]').
    """
    import json

    from virus_nb.bench.race import race

    result = race(rounds, steps, lambda name: click.echo(name, err=True), many_games=steps)
    _print([json.dumps(result.as_data(), indent=1)] if as_json else result.lines(_words(ctx)))


def _words(ctx: click.Context) -> Words:
    return words(ctx.obj or visit.computer_language())


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)


if __name__ == "__main__":
    main()
