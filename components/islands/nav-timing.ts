/** How long the pointer must rest on a button before its menu opens, in milliseconds. */
export const hoverDelay = 200
/** How long after a menu has closed the next one opens without that delay, in milliseconds. */
export const skipDelay = 300
/** How long after the pointer has left a menu closes, in milliseconds. */
export const closeDelay = 150
