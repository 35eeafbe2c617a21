import {
  allEnglishAbouts,
  allEnglishCashPlans,
  allEnglishCities,
  allEnglishDemos,
  allEnglishFaqs,
  allEnglishFinancialOverviews,
  allEnglishHomes,
  allEnglishInsurancePlans,
  allEnglishInsurers,
  allEnglishNotFounds,
  allEnglishPages,
  allEnglishPolicies,
  allEnglishPosts,
  allEnglishServices,
  allEnglishSymptoms,
  allEnglishTestimonials,
  allSpanishAbouts,
  allSpanishCashPlans,
  allSpanishCities,
  allSpanishDemos,
  allSpanishFaqs,
  allSpanishFinancialOverviews,
  allSpanishHomes,
  allSpanishInsurancePlans,
  allSpanishInsurers,
  allSpanishNotFounds,
  allSpanishPages,
  allSpanishPolicies,
  allSpanishPosts,
  allSpanishServices,
  allSpanishSymptoms,
  allSpanishTestimonials,
} from 'content-collections'
import { placeholders } from '../clinic/placeholders'
import type { Locale } from '../i18n/locales'
import type { Kind } from '../kinds/registry'
import { routesOf, slugOf } from '../kinds/routes'
import { fill } from './fill'

type Document = { _meta: { fileName: string } }
type Page<E> = Omit<E, '_meta'> & { slug: string }

/** Joins the two files of each page: English facts stand in both languages, words are each language's own. */
function twins<E extends Document, S extends Document>(
  english: E[],
  spanish: S[],
): Record<Locale, Map<string, Page<E>>> {
  const words = new Map(spanish.map((document) => [slugOf(document), document]))
  const page = (document: E, locale: Locale) =>
    [slugOf(document), fill({ ...document, slug: slugOf(document) }, placeholders(locale))] as const
  return {
    en: new Map(english.map((document) => page(document, 'en'))),
    es: new Map(english.map((document) => page({ ...document, ...words.get(slugOf(document)) }, 'es'))),
  }
}

/** A query for one kind of page: by slug, or all of them in the order of the route registry. */
function query<E extends Document, S extends Document>(kind: Kind, english: E[], spanish: S[]) {
  const pages = twins(english, spanish)
  const one = (slug: string, locale: Locale) => {
    const page = pages[locale].get(slug)
    if (!page) throw new Error(`content: no ${kind} "${slug}" in ${locale}`)
    return page
  }
  return { one, all: (locale: Locale) => routesOf(kind).map((route) => one(route.slug, locale)) }
}

/** A document of which there is one per language. */
function single<E extends Document, S extends Document>(english: E[], spanish: S[]) {
  const pages = twins(english, spanish)
  return (locale: Locale) => {
    const [page] = pages[locale].values()
    if (!page) throw new Error(`content: nothing in ${locale}`)
    return page
  }
}

export const symptoms = query('symptom', allEnglishSymptoms, allSpanishSymptoms)
export const services = query('service', allEnglishServices, allSpanishServices)
export const policies = query('policy', allEnglishPolicies, allSpanishPolicies)
export const cities = query('city', allEnglishCities, allSpanishCities)
export const insurers = query('insurer', allEnglishInsurers, allSpanishInsurers)
export const posts = query('post', allEnglishPosts, allSpanishPosts)
export const pages = query('contact', allEnglishPages, allSpanishPages)
export const financial = single(allEnglishFinancialOverviews, allSpanishFinancialOverviews)
export const cashPlans = single(allEnglishCashPlans, allSpanishCashPlans)
export const insurancePlans = single(allEnglishInsurancePlans, allSpanishInsurancePlans)
export const about = single(allEnglishAbouts, allSpanishAbouts)
export const faq = single(allEnglishFaqs, allSpanishFaqs)
export const testimonials = single(allEnglishTestimonials, allSpanishTestimonials)
export const notFound = single(allEnglishNotFounds, allSpanishNotFounds)
export const demo = single(allEnglishDemos, allSpanishDemos)

const homes = single(allEnglishHomes, allSpanishHomes)

/** The home page; its two extra services take their link and icon from the English file. */
export function home(locale: Locale) {
  const facts = homes('en').extraServices
  return {
    ...homes(locale),
    extraServices: homes(locale).extraServices.map((words, i) => ({ ...facts[i], ...words })) as typeof facts,
  }
}

export type Symptom = ReturnType<typeof symptoms.one>
export type Insurer = ReturnType<typeof insurers.one>
export type City = ReturnType<typeof cities.one>
export type Post = ReturnType<typeof posts.one>
export type Seo = Symptom['seo']
