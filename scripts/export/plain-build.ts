/**
 * Test whether this is a plain build: `SITE_PLAIN=1 npm run build` publishes the pages as Next wrote them, with its
 * scripts, styles and data, and leaves out all speed optimizations.
 * @throws for any other value of SITE_PLAIN
 */
export function isPlainBuild(setting = process.env.SITE_PLAIN): boolean {
  if (setting && setting !== '1') throw new Error(`SITE_PLAIN is "${setting}": set it to 1, or leave it out`)
  return setting === '1'
}
