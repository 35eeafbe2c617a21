/** How heavy a picture may be, in kilobytes: what messengers and networks load at once. */
export const limits = { card: 300, article: 150 }
