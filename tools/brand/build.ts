import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { type BrandColors, colorNames } from '../../lib/brand/colors'
import { settings } from '../../lib/compiled/data'
import { defaultLocale } from '../../lib/i18n/locales'
import { routes } from '../../lib/routes'
import { brand as schema } from '../../lib/schemas/brand'
import { hasCard } from '../../lib/seo/cards'
import { cardWords, designOf } from '../../lib/seo/cards/content'
import { layOut } from '../../lib/seo/cards/layout'
import { printJson } from '../../lib/seo/structured-data/print'
import { cardSvg } from '../../scripts/cards/card'
import { loadLogo } from '../../scripts/cards/logo'
import { loadTypefaces } from '../../scripts/cards/typefaces'
import { bundleScript, bundleStyles, embeddedFonts } from '../../scripts/shared/bundle'
import { fromTemplate } from '../../scripts/shared/template'
import type { Interface } from './server'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Return the social card of the home page. */
async function card(): Promise<string> {
  const [home] = routes.filter((route) => hasCard(route) && route.pageType === 'home')
  if (!home) return ''
  const faces = await loadTypefaces()
  const words = cardWords(home, defaultLocale)
  const look = designOf(home)
  const layout = layOut(words.headline, look.art, faces.headline.width)
  return layout ? cardSvg(words, layout, look, faces, 0, await loadLogo()) : ''
}

/** Return the colors and corners in content/brand.yaml; invalid ones are replaced by those of the last build. */
function savedBrand(folder: string): { saved: BrandColors; radius: number } {
  const { colors, radius } = settings.brand
  const data = parse(readFileSync(`${folder}/brand.yaml`, 'utf8')) ?? {}
  const isColor = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
  const saved = Object.fromEntries(
    colorNames.map((name) => [name, isColor(data.colors?.[name]) ? data.colors[name] : colors[name]]),
  ) as BrandColors
  return { saved, radius: schema.shape.radius.safeParse(data.radius).data ?? radius }
}

/** Build the page of `npm run brand` and its assets. @param folder the content folder */
export async function buildInterface(folder: string): Promise<Interface> {
  const styles = embeddedFonts() + (await bundleStyles(here('ui/specimen.css')))
  const { shape } = schema.shape.colors
  const fields = colorNames.map((name) => ({ name, ...shape[name].meta() }))
  return {
    script: await bundleScript(here('ui/client.ts')),
    style: await bundleStyles(here('ui/panel.css')),
    card,
    page: (known) =>
      fromTemplate(here('templates/brand.html'), {
        design: styles,
        colors: fields,
        specimen: readFileSync(here('templates/specimen.html'), 'utf8'),
        state: printJson({ built: settings.brand.colors, ...savedBrand(folder), ...known }),
      }),
  }
}
