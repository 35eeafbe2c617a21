// Keep this file free of imports: browsers load it, too.

/** Urgencies of answers, most urgent first. */
export const urgencies = ['emergency', 'er', 'today', 'week', 'visit', 'home'] as const
export type Urgency = (typeof urgencies)[number]

/** Urgencies with lists of signs on the page; the milder ones only have answers. */
export const listed = ['emergency', 'er', 'today', 'week'] as const satisfies Urgency[]
export type Listed = (typeof listed)[number]

/** What signs are about: those that do not call for 911 are asked under these headings, in this order. */
export const topics = ['injury', 'swelling', 'nerves', 'illness', 'other'] as const
export type Topic = (typeof topics)[number]

/** The kinds of patients that a body part's questions are about. */
export const patients = ['adult', 'pregnancy', 'child'] as const
export type Patient = (typeof patients)[number]
