/** `isOn` while a pagination link navigates: it sets the scroll position itself (page-turn.tsx). */
export const pageTurning = { isOn: false }
