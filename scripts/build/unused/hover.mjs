/** Stands in for React Aria's watch over the pointer, for `data-hover`: the style sheet asks the browser itself. */
const unseen = { isHovered: false, hoverProps: {} }
export const useHover = () => unseen
