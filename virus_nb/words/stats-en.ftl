## Runs and corpora
error-resume-what = say with -o which file to go on with.
error-resume-other-games = that run had another “{ $key }”: { $value }. Go on with the same one, or write to another file.
error-nothing-to-resume = this run is whole; there is nothing to go on with.
error-folder-not-empty = this folder holds files already. Go on with it, or name another.
error-not-a-folder = this is a file, and the games need a folder.
error-needs-extra = this needs { $value }: pip install "virus_nb[{ $extra }]"
