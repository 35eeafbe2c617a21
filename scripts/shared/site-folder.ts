/** Where the finished site is. A build moves it there at its end, so the folder holds a whole site or none. */
export const siteFolder = process.env.SITE_FOLDER || 'out'

/** Where a build works until then. `next build` empties it. */
export const stagingFolder = '.next/site'
