/** Find the nearest element around the target of an event that a selector matches. */
export const closestTo = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
