"""pygal as it may be loaded here: it leaves the imports of others alone and writes the same bytes everywhere."""

import sys

from pygal import XY, PluginImportFixer
from pygal.etree import etree
from pygal.style import Style

__all__ = ["XY", "Style"]

# It would look for its maps in every later import, in a way of which Python 3.11 warns.
sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, PluginImportFixer)]
# It would write other bytes where lxml happens to be installed.
etree.to_etree()
