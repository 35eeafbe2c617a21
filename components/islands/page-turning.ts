/** Whether the navigation in progress was started by a pagination link, which sees to the scroll position itself (page-turn.tsx). */
export const pageTurning = { isOn: false }
