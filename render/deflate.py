"""The deflate functions of isal, or those of the standard library if isal is not installed."""

import zlib
from collections.abc import Callable

try:
    from isal import isal_zlib
except ImportError:  # isal has no wheel for some machines.
    compress: Callable[[bytes, int], bytes] = zlib.compress
    decompress: Callable[[bytes], bytes] = zlib.decompress
    checksum: Callable[[bytes, int], int] = zlib.crc32
else:
    compress, decompress, checksum = isal_zlib.compress, isal_zlib.decompress, isal_zlib.crc32

FASTEST = 1  # a compression level
