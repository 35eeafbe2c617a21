/**
 * Serialize data so that nothing in it can end the script element (HTML, "Restrictions for contents of script
 * elements").
 */
export const printJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
