import { clinic } from '../clinic/facts'
import { dayWithZone } from '../clinic/local-time'

/** Format a day for machine-readable files, with the clinic's time zone. */
export const withZone = (day: string): string => dayWithZone(day, clinic.timeZone)
