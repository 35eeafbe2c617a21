import type { z } from 'zod'
import type { Locale } from '../../i18n/locales'
import { aboutWords } from './about'
import { cityFacts, cityWords } from './cities'
import { clinic } from './clinic'
import { demoWords } from './demo'
import { drawings } from './drawings'
import { embeds } from './embeds'
import { faqWords } from './faq'
import { text } from './fields'
import { cashPlanWords, financialWords, insurancePlanWords } from './financial'
import { homeEn, homeEs } from './home'
import { insurerFacts, insurerWords } from './insurers'
import { notFoundWords } from './not-found'
import { pageWords } from './pages'
import { places } from './places'
import { policyFacts, policyWords } from './policies'
import { postFacts, postWords } from './posts'
import { serviceFacts, serviceWords } from './services'
import { symptomFacts, symptomWords } from './symptoms'
import { testimonialWords } from './testimonials'
import { translation } from './translation'

/** The files of which there is one for both languages: facts, no words. */
export const settings = { clinic, drawings, embeds, places, translation }

export type SettingsName = keyof typeof settings

/** Whether a file is one of these, and no page. */
export const isSettings = (name: string): name is SettingsName => name in settings

/*
 * The shape of every file in content/. A page is two files side by side, `name.en.md` and `name.es.md`: both carry the
 * words, the English one also the facts that do not depend on the language (order, icon, drawing, …), so that nothing is
 * kept twice. `words` below is what both must have, `facts` what only the English file has.
 */

/** What only the Spanish file has: which English texts it was made from (`npm run translated` writes it). */
export const spanishFacts = { translatedFrom: text.optional() }

/**
 * Every collection of pages: the folder (or file name) below content/, the words both languages have, the facts that
 * only the English file has, and the `{#ids}` the headings of its body must carry, in order.
 */
export const collections = {
  symptoms: {
    at: 'symptoms/*.md',
    words: symptomWords,
    facts: symptomFacts,
    sections: ['causes', 'signs', 'care', 'home', 'urgent'],
  },
  services: {
    at: 'services/*.md',
    words: serviceWords,
    facts: serviceFacts,
    sections: ['what', 'who', 'visit', 'expect', 'not-for-you'],
  },
  pages: { at: 'pages/*.md', words: pageWords, facts: {} },
  policies: { at: 'policies/*.md', words: policyWords, facts: policyFacts },
  cities: { at: 'cities/*.md', words: cityWords, facts: cityFacts },
  insurers: {
    at: 'insurers/*.md',
    words: insurerWords,
    facts: insurerFacts,
    sections: ['coverage', 'costs', 'bring'],
  },
  financial: {
    at: 'financial-information.md',
    words: financialWords,
    facts: {},
    sections: ['how', 'ways', 'bring', 'estimate'],
  },
  cashPlans: {
    at: 'cash-plans.md',
    words: cashPlanWords,
    facts: {},
    sections: ['self-pay', 'payment-plans', 'wellness', 'estimate', 'hsa'],
  },
  insurancePlans: {
    at: 'insurance-plans.md',
    words: insurancePlanWords,
    facts: {},
    sections: ['check', 'accidents', 'not-covered'],
  },
  posts: { at: 'posts/*.md', words: postWords, facts: postFacts },
  about: { at: 'about.md', words: aboutWords, facts: {}, sections: ['degree', 'family', 'relocation'] },
  home: { at: 'home.yaml', words: homeEs, facts: { extraServices: homeEn.extraServices } },
  faq: { at: 'faq.yaml', words: faqWords, facts: {} },
  testimonials: { at: 'testimonials.yaml', words: testimonialWords, facts: {} },
  notFound: { at: 'not-found.yaml', words: notFoundWords, facts: {} },
  demo: { at: 'demo.yaml', words: demoWords, facts: {} },
} as const

export type CollectionName = keyof typeof collections

/** What the files of a collection hold in a language: the words, in the English files the facts, in the Spanish the record. */
export function fieldsIn(name: CollectionName, locale: Locale): Readonly<Record<string, z.ZodType>> {
  const { words, facts } = collections[name]
  return { ...words, ...(locale === 'en' ? facts : spanishFacts) }
}
