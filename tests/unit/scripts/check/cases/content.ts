import { ContentFolder } from '../content-folder'

/** The copy of content/ that every case breaks: the check remembers files by their text, so they share the work on the others. */
export const content = new ContentFolder()

afterEach(() => content.mend())
