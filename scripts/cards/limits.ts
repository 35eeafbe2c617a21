/** Maximum size of a picture, in kilobytes: messengers and social networks skip larger ones. */
export const limits = { card: 300, article: 150 }
