/** Standard abbreviations of directions and street suffixes (USPS Publication 28, appendices B and C1). */
const abbreviations: Record<string, string> = {
  North: 'N',
  South: 'S',
  East: 'E',
  West: 'W',
  Northeast: 'NE',
  Northwest: 'NW',
  Southeast: 'SE',
  Southwest: 'SW',
  Avenue: 'Ave',
  Boulevard: 'Blvd',
  Circle: 'Cir',
  Court: 'Ct',
  Drive: 'Dr',
  Highway: 'Hwy',
  Lane: 'Ln',
  Parkway: 'Pkwy',
  Place: 'Pl',
  Road: 'Rd',
  Square: 'Sq',
  Street: 'St',
  Terrace: 'Ter',
  Trail: 'Trl',
}

/** The street name without number and suite: `1900 West Sunset Avenue, Suite 5` → `West Sunset Avenue`. */
export const streetName = (street: string) => street.replace(/,.*/, '').replace(/^\d\S*\s+/, '')

/** A street or address abbreviated for a map: `1900 West Sunset Avenue, Suite 5` → `1900 W Sunset Ave`. */
export const shortStreet = (street: string) =>
  street.replace(/,.*/, '').replace(/[A-Z][a-z]+/g, (word) => abbreviations[word] ?? word)
