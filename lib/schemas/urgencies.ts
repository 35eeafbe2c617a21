// Browsers load this file, too: it imports nothing.

/** Urgencies of answers, from the gravest to the mildest. */
export const urgencies = ['emergency', 'er', 'today', 'week', 'visit', 'home'] as const
export type Urgency = (typeof urgencies)[number]

/** Urgencies that have signs in the lists of the page; the milder ones only have answers. */
export const listed = ['emergency', 'er', 'today', 'week'] as const satisfies Urgency[]
export type Listed = (typeof listed)[number]

/** What signs are about: those that do not call for 911 are asked under these headings, in this order. */
export const topics = ['injury', 'swelling', 'nerves', 'illness', 'other'] as const
export type Topic = (typeof topics)[number]

/** Whom a part of the body is about. */
export const patients = ['adult', 'pregnancy', 'child'] as const
export type Patient = (typeof patients)[number]
