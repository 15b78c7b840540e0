"""The fastest deflate that is installed: isal's, or else the standard library's."""

import zlib
from collections.abc import Callable

try:
    from isal import isal_zlib
except ImportError:  # no wheel on some machines
    compress: Callable[[bytes, int], bytes] = zlib.compress
    decompress: Callable[[bytes], bytes] = zlib.decompress
    checksum: Callable[[bytes, int], int] = zlib.crc32
else:
    compress, decompress, checksum = isal_zlib.compress, isal_zlib.decompress, isal_zlib.crc32

FASTEST, THOROUGH = 1, 6  # levels; isal has no thorough one
