import { clinicTime } from '../clinic/local-time'
import { settings } from '../compiled/data'

/**
 * Test whether a post is dated ahead. A preview shows it, with its mark; feeds, sitemap, search and files for machines have it from
 * its day on, there too: people may follow a site that is still a preview.
 */
export const isAhead = ({ date }: { date: string }): boolean =>
  date > clinicTime(new Date(), settings.clinic.timeZone).date
