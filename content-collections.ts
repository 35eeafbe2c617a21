import { defineCollection, defineConfig } from '@content-collections/core'
import { z } from 'zod'
import { collections, settings, spanishFacts } from './lib/content/schemas'

/** The Spanish files also say which English they were made from. */
const record = (include: string) => (include.includes('.es.') ? spanishFacts : ({} as typeof spanishFacts))

/** A kind of page in one language: every Markdown file with the words (and, in English, the facts) of its schema. */
function markdown<Name extends string, Shape extends z.ZodRawShape>(name: Name, include: string, shape: Shape) {
  return defineCollection({
    name,
    directory: 'content',
    include,
    schema: z.strictObject({ ...shape, ...record(include), content: z.string() }),
  })
}

/** A YAML file. */
function yaml<Name extends string, Shape extends z.ZodRawShape>(name: Name, include: string, shape: Shape) {
  const schema = z.strictObject({ ...shape, ...record(include) })
  return defineCollection({ name, directory: 'content', include, parser: 'yaml', schema })
}

const english = ({ at }: { at: string }) => at.replace(/\.(md|yaml)$/, '.en.$1')
const spanish = ({ at }: { at: string }) => at.replace(/\.(md|yaml)$/, '.es.$1')

const {
  symptoms,
  services,
  pages,
  policies,
  cities,
  insurers,
  financial,
  cashPlans,
  insurancePlans,
  posts,
  about,
  home,
  faq,
  testimonials,
  notFound,
  demo,
} = collections

export default defineConfig({
  content: [
    yaml('clinic', 'clinic.yaml', settings.clinic.shape),
    yaml('drawing', 'drawings.yaml', settings.drawings.shape),
    yaml('embed', 'embeds.yaml', settings.embeds.shape),
    yaml('place', 'places.yaml', settings.places.shape),
    yaml('translation', 'translation.yaml', settings.translation.shape),
    markdown('englishSymptom', english(symptoms), { ...symptoms.words, ...symptoms.facts }),
    markdown('spanishSymptom', spanish(symptoms), symptoms.words),
    markdown('englishService', english(services), { ...services.words, ...services.facts }),
    markdown('spanishService', spanish(services), services.words),
    markdown('englishPage', english(pages), pages.words),
    markdown('spanishPage', spanish(pages), pages.words),
    markdown('englishPolicy', english(policies), { ...policies.words, ...policies.facts }),
    markdown('spanishPolicy', spanish(policies), policies.words),
    markdown('englishCity', english(cities), { ...cities.words, ...cities.facts }),
    markdown('spanishCity', spanish(cities), cities.words),
    markdown('englishInsurer', english(insurers), { ...insurers.words, ...insurers.facts }),
    markdown('spanishInsurer', spanish(insurers), insurers.words),
    markdown('englishFinancialOverview', english(financial), financial.words),
    markdown('spanishFinancialOverview', spanish(financial), financial.words),
    markdown('englishCashPlan', english(cashPlans), cashPlans.words),
    markdown('spanishCashPlan', spanish(cashPlans), cashPlans.words),
    markdown('englishInsurancePlan', english(insurancePlans), insurancePlans.words),
    markdown('spanishInsurancePlan', spanish(insurancePlans), insurancePlans.words),
    markdown('englishPost', english(posts), { ...posts.words, ...posts.facts }),
    markdown('spanishPost', spanish(posts), posts.words),
    markdown('englishAbout', english(about), about.words),
    markdown('spanishAbout', spanish(about), about.words),
    yaml('englishHome', english(home), { ...home.words, ...home.facts }),
    yaml('spanishHome', spanish(home), home.words),
    yaml('englishFaq', english(faq), faq.words),
    yaml('spanishFaq', spanish(faq), faq.words),
    yaml('englishTestimonials', english(testimonials), testimonials.words),
    yaml('spanishTestimonials', spanish(testimonials), testimonials.words),
    yaml('englishNotFound', english(notFound), notFound.words),
    yaml('spanishNotFound', spanish(notFound), notFound.words),
    yaml('englishDemo', english(demo), demo.words),
    yaml('spanishDemo', spanish(demo), demo.words),
  ],
})
