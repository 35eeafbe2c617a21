import { clinicTime } from '../clinic/local-time'
import { settings } from '../compiled/data'

/**
 * Test whether a post is dated in the future. A preview shows its page, labeled. Feed, sitemap and search omit
 * it until its day, even in a preview: people may already follow that site.
 */
export const isAhead = ({ date }: { date: string }): boolean =>
  date > clinicTime(new Date(), settings.clinic.timeZone).date
