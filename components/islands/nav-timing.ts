/** Milliseconds the pointer must rest on a button before its menu opens. */
export const hoverDelay = 200
/** Milliseconds after a menu closes during which the next one opens without that delay. */
export const skipDelay = 300
/** Milliseconds until a menu closes after the pointer leaves it. */
export const closeDelay = 150
