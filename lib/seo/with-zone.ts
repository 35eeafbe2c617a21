import { clinic } from '../clinic/facts'
import { dayWithZone } from '../clinic/local-time'

/** Return a day as files for machines have it, with the time zone of the clinic. */
export const withZone = (day: string): string => dayWithZone(day, clinic.timeZone)
