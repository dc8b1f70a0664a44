#!/usr/bin/python3
"""Writes the upper left part of the screen into a file: file, width, height. WebKitWebDriver's own screenshots may never come."""
import sys

import gi

gi.require_version('Gdk', '3.0')
from gi.repository import Gdk  # noqa: E402

file, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
picture = Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), 0, 0, width, height)
picture.savev(file, 'png', [], [])
