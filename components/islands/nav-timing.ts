/** Header menu timing (specification 9), in milliseconds. */
export const hoverDelay = 200
/** After a menu closed, the next one opens without delay for this long. */
export const skipDelay = 300
export const closeDelay = 150
