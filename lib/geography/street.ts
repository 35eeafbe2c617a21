import standard from './street-abbreviations.json'

/** Standard abbreviations of directions and street suffixes (USPS Publication 28, appendices B and C1). */
const abbreviations: Record<string, string> = standard

/** Return the street name without number and suite: `120 North Main Street, Suite 5` → `North Main Street`. */
export const streetName = (street: string) => street.replace(/,.*/, '').replace(/^\d\S*\s+/, '')

/** Abbreviate a street or address for a map: `120 North Main Street, Suite 5` → `120 N Main St`. */
export const shortStreet = (street: string) =>
  street.replace(/,.*/, '').replace(/[A-Z][a-z]+/g, (word) => abbreviations[word] ?? word)
