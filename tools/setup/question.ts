import { clinic } from '../../lib/schemas/clinic'
import type { PresentAnswers } from './present'

/** The answers so far, as an answers file would write them. */
export type Given = Record<string, unknown>

export type Choice = { value: string; label: string }

/** A question in the terminal. `put` writes a valid reply into the answers. */
export type Question = {
  message: string
  /** Test whether, given earlier answers, its default belongs to another clinic or doctor. */
  isStale?(given: Given): boolean
  /** Test whether earlier answers make it pointless. */
  skip?(given: Given): boolean
  put(given: Given, reply: string | string[]): void
} & (
  | {
      type: 'text'
      initial: string
      refuse(reply: string, given: Given): string | undefined
      /** Its reply names a picture, which is checked before the next question. */
      hasPicture?: boolean
    }
  | { type: 'select'; initial: string; choices(given: Given): Choice[] }
  | { type: 'many'; initial: string[]; choices: Choice[]; refuse(reply: string[]): string | undefined }
)

/** The days of the week, Monday first. */
export const days = Object.keys(clinic.shape.hours.shape) as (keyof PresentAnswers['hours'])[]

export const listed = (reply: string) =>
  reply
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** Test whether a reply is empty. */
export const isNothing = (reply: string) => reply.trim() === ''

/** Parse the hours of a day as people type them: `09:00-13:00, 15:00-18:00`, or `closed`. */
export const hoursOf = (reply: string) => (/^(closed|-|)$/i.test(reply.trim()) ? [] : listed(reply))
