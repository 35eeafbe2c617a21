type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click must be left to the browser because a modifier key asks for a new tab, a new window or a download. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys) =>
  metaKey || ctrlKey || shiftKey || altKey
