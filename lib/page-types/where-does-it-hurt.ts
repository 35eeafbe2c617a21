import { z } from 'zod'
import { text } from '../schemas/fields'
import type { PageTypeDefinition } from './definition'
import { drawingCard, menuItem, pageWords, singlePage } from './shared'

const label = text.max(20)

export const content = {
  at: 'where-does-it-hurt.yaml',
  words: {
    ...pageWords,
    notice: z.strictObject({ heading: text.max(60), text }).meta({ label: 'Not a diagnosis' }),
    map: z.strictObject({ text, adult: label, child: label, pregnancy: label, front: label, back: label }),
    pages: text.max(40).meta({ label: 'Heading of the pages to read' }),
  },
  facts: {},
} as const

export const whereDoesItHurt: PageTypeDefinition<typeof content> = {
  ...singlePage('Where does it hurt?', '/where-does-it-hurt'),
  content,
  above: ['symptoms'],
  header: menuItem('symptoms', 0),
  siteSection: 'parts',
  card: drawingCard('mist', 'body'),
  structuredData: () => ({ type: 'MedicalWebPage' }),
}
