/** Stands in for the watch over a press of the pointer, for `data-active`: the style sheet asks the browser itself (`:active`). */
const unpressed = { pressed: false, pressProps: {} }
export const useActivePress = () => unpressed
