// All tests of the whole content, in one file: the check caches files by their text, so only the first run is slow.
import './cases/apply'
import './cases/ask'
import './cases/pictures'
