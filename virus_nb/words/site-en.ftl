### The gallery's figures, and the site that needs no server.
gallery-minutes = { $low }–{ $high } minutes
site-how = Everything here runs in your browser; nothing you do is sent anywhere. Recorded games open at once, a table takes half a minute the first time, while Python is fetched.
site-notebooks = The notebooks, to read and change
cli-site = The site is in { $folder } ({ $size } MB). Any web server can serve it.
error-no-pandas = charts need pandas, and it is not installed here.
error-no-package = this needs { $value }, which is not installed: pip install '{ $value }'.
error-no-program = this needs the program “{ $value }”, which is not on this computer.
error-no-download = it could not be fetched: { $value }
error-other-file = this is not the file that was expected, { $value }.
error-not-empty = this folder has something else in it. Name a new or an empty one.
page-error-503 = Everybody is here at once, and there is no free table. Please try again in a minute.
