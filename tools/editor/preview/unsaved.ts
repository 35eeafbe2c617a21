/** Name of a photo that is chosen and not saved yet, in the page of a draft: its files exist only in the browser. */
export const unsavedPhoto = 'unsaved-photo'
