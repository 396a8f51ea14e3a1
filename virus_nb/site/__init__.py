"""The kit as a site without a server: Python runs in the visitor's browser, and recorded games play without it.

build    the whole site, in a folder
core     Pyodide (Python for the browser) and the packages that it loads
wheel    the kit as a package for it
pages    the plain pages: the gallery in three languages, a page for each recorded game
"""
