/** The embedded frames of the site; each has a demo page that fills it until a provider is configured. */
export const frames = ['survey', 'contact', 'new-patient', 'booking', 'reviews', 'map'] as const
export type Frame = (typeof frames)[number]
