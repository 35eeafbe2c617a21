/** Words of a street address with their standard abbreviations (USPS Publication 28, appendices B and C1). */
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

/** The street of an address without number and suite: `1900 West Sunset Avenue, Suite 5` → `West Sunset Avenue`. */
export const streetName = (street: string) => street.replace(/,.*/, '').replace(/^\d\S*\s+/, '')

/** An address or street as short as a map writes it: `1900 West Sunset Avenue, Suite 5` → `1900 W Sunset Ave`. */
export const shortStreet = (street: string) =>
  street.replace(/,.*/, '').replace(/[A-Z][a-z]+/g, (word) => abbreviations[word] ?? word)
