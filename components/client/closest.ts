/** Find the closest ancestor of an event's target that matches a selector. */
export const closestTo = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
