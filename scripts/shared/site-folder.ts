/** The folder of the finished site. A build moves the site there at its end, so it holds a complete site or none. */
export const siteFolder = process.env.SITE_FOLDER || 'out'

/** The folder that a build works in until then. `next build` empties it. */
export const stagingFolder = '.next/site'
