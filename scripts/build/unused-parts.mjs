import { readFileSync } from 'node:fs'

/** What the build goes by: the settings of content/, compiled, and whether demos take the place of all providers. */
const read = () => ({
  ...JSON.parse(readFileSync('.content/settings.json', 'utf8')),
  demos: process.env.DEMO_FRAMES,
})

/**
 * Parts of the pages that the settings turn off: their scripts would load on every page that could show them.
 * @returns what stands in for each module in a build.
 */
export function unusedParts({ embeds, translation, demos } = read()) {
  const hasForm = !demos && Object.values(embeds.contact).some(({ provider }) => provider === 'form')
  return {
    ...(!hasForm && { '@/components/sections/contact-form': 'contact-form.mjs' }),
    ...(!translation.on && { '@/components/islands/language-choice': 'language-choice.mjs' }),
  }
}
