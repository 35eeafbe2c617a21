/** Return the URL of a map search for a place (Google, "Maps URLs"). */
export const mapSearch = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
