/** Stands in for the copy of a list that Headless UI shows while it leaves by a transition. */
export const Frozen = ({ children }) => children
export const useFrozenData = (_isLeaving, data) => data
