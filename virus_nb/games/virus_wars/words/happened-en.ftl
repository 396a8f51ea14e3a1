### What happened in a game, to be counted: “infections: 3”.

virus_wars-happened-entered = entries
virus_wars-happened-propagated = viruses placed
virus_wars-happened-assimilated = zombies made
virus_wars-happened-lost = unfinished turns
virus_wars-happened-shut-out = players shut out
virus_wars-happened-won = wins
