/** What the page of a draft calls a photo that is chosen and not saved yet: its files are nowhere but in the browser. */
export const unsavedPhoto = 'unsaved-photo'
