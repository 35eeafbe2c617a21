/** The most a picture may weigh, in kilobytes: messengers and networks do not load more at once. */
export const limits = { card: 300, article: 150 }
