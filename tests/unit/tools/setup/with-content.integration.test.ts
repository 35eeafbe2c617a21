// What checks all content, in one file: the check remembers files by their text, so the first time is the only one that takes long.
import './cases/apply'
import './cases/ask'
import './cases/pictures'
