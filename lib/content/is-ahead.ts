import { clinicTime } from '../clinic/local-time'
import { settings } from '../compiled/data'

/**
 * Test whether a post is dated ahead. A preview shows its page, marked as such. Feeds, sitemap, search and the files for
 * machines leave it out until its day, in a preview too: people may already follow that site.
 */
export const isAhead = ({ date }: { date: string }): boolean =>
  date > clinicTime(new Date(), settings.clinic.timeZone).date
