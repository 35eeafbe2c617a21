// Browsers load this file, too: it imports nothing.

/** Urgencies of answers, from the gravest to the mildest. */
export const urgencies = ['emergency', 'er', 'today', 'week', 'visit', 'home'] as const
export type Urgency = (typeof urgencies)[number]

/** Urgencies that have signs in the lists of the page; the milder ones only have answers. */
export const listed = ['emergency', 'er', 'today', 'week'] as const satisfies Urgency[]
export type Listed = (typeof listed)[number]

/** Whom a part of the body is about. */
export const patients = ['adult', 'pregnancy', 'child'] as const
export type Patient = (typeof patients)[number]
