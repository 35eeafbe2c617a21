// As the editor does, before React is loaded: its development build takes four times as long.
import '@/tools/editor/production'
// All tests of the whole content, in one file: the check caches files by their text, so only the first run is slow.
import './cases/drafts'
import './cases/publish'
import './cases/tasks'
