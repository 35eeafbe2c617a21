import { z } from 'zod'
import { slugOf } from '../../lib/i18n/slug'
import { brand } from '../../lib/schemas/brand'
import { clinic, wholeMinutes } from '../../lib/schemas/clinic'
import { embeds } from '../../lib/schemas/embeds'
import { plainText } from '../../lib/schemas/fields'
import { office } from '../../lib/schemas/office'
import { photos } from '../../lib/schemas/photos'
import { position } from '../../lib/schemas/places'

const { name, phone, email, address, region, timeZone, hours, holidays, doctor, insurers } = clinic.shape
const { staffLanguages, mapsListing, social } = clinic.shape

/** A town that the clinic serves: its center, and the minutes from there by car. */
const city = z.strictObject({
  name: plainText,
  position,
  minutes: z.int(wholeMinutes).positive(wholeMinutes).optional(),
})

/** An insurer by name, or with the fields of clinic.yaml. */
const insurer = z
  .union([plainText, insurers.element])
  .transform((value) => (typeof value === 'string' ? { name: value } : value))

/** An additional office: its position as map apps copy it, its id derived from its name. */
const furtherOffice = office
  .omit({ id: true, geo: true })
  .extend({ id: office.shape.id.optional(), position })
  .transform(({ id, position: geo, ...rest }) => ({ id: id ?? slugOf(rest.name), ...rest, geo }))

/** List the problems of a value, each at its own field. */
const issuesOf = (schema: z.ZodType, value: unknown): Pick<z.core.$ZodIssue, 'path' | 'message'>[] =>
  (schema.safeParse(value).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }))
      : issue,
  )

/** Return the unparsed shape of a settings file. */
const fileOf = (schema: z.ZodType) =>
  z.record(z.string(), z.unknown()).superRefine((value, context) => {
    for (const { path, message } of issuesOf(schema, value)) context.addIssue({ code: 'custom', path, message })
  })

/** Return some fields of a settings file in the file's format; omitted ones stay as they are. */
const partOf = (file: string, shape: Readonly<Record<string, z.ZodType>>) =>
  z.record(z.string(), z.unknown()).superRefine((fields, context) => {
    for (const [field, value] of Object.entries(fields)) {
      const schema = shape[field]
      const issues = schema
        ? issuesOf(schema, value)
        : [{ path: [], message: `content/${file} has no such field; known: ${Object.keys(shape).join(', ')}` }]
      for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [field, ...path], message })
    }
  })

/** Facts that only the clinic knows. The schemas are those of the files that they are written to. */
export const answersSchema = z.strictObject({
  name,
  logo: clinic.shape.logo.optional(),
  phone,
  /** Published by the clinic, or `none`. */
  email: z.union([email.unwrap(), z.literal('none')], 'is not an email address: write one, or none'),
  address,
  region,
  position,
  timeZone,
  hours,
  holidays: holidays.optional(),
  doctor,
  languages: staffLanguages,
  insurers: z.array(insurer),
  notOffered: clinic.shape.notOffered,
  mapsListing: mapsListing.optional(),
  /** The state whose law the terms of service name. */
  governingLaw: clinic.shape.governingLaw.optional(),
  /** At the main office, as further offices have it: `arrival.parking` of clinic.yaml. */
  parking: office.shape.parking,
  // Without its default: an answer that is not given changes nothing.
  social: social.unwrap().optional(),
  cities: z.array(city).min(1, 'name at least the town of the clinic'),
  /** The providers of the frames, as embeds.yaml has them. */
  providers: partOf('embeds.yaml', embeds.shape).optional(),
  brand: partOf('brand.yaml', brand.shape).optional(),
  photos: fileOf(photos).optional(),
  practice: clinic.shape.practice.unwrap().optional(),
  offices: z.array(furtherOffice).optional(),
  /** The fate of pages that are only about the former town (local.yaml): by default, dropped when the town changes. */
  localPages: z.enum(['keep', 'drop'], 'must be keep or drop').optional(),
})

export type Answers = z.output<typeof answersSchema>
