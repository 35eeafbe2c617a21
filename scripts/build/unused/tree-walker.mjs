/** Stands in for the roles that Headless UI gives to elements between a list and its options: options stand in their list here. */
export const useTreeWalker = () => {}
