// As the editor does, before React is loaded: made for development it takes four times as long.
import '@/tools/editor/production'
// What checks all content, in one file: the check remembers files by their text, so the first time is the only one that takes long.
import './cases/drafts'
import './cases/publish'
import './cases/tasks'
