/** What the site shows in frames; each has a demo page of our own to stand in it. */
export const frames = ['survey', 'contact', 'new-patient', 'booking', 'reviews', 'map'] as const
export type Frame = (typeof frames)[number]
