/** Name of a chosen, unsaved photo in the page of a draft: its files exist only in the browser. */
export const unsavedPhoto = 'unsaved-photo'
