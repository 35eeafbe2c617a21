/** Data as the text of a script element: nothing in it ends the element or begins a comment (HTML, 4.12.1.3). */
export const embedded = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
