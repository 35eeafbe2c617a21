/** How long the pointer must rest on a button before its menu opens, in milliseconds. */
export const hoverDelay = 200
/** After a menu closed, the next one opens without delay for this long. */
export const skipDelay = 300
export const closeDelay = 150
