import { titleFits, titleRoom } from '../../seo/title'
import type { Block, PageFacts } from '../facts'
import { purposeOf } from '../kinds'
import { good, judge, loss, type Outcome } from './finding'
import { phraseAt, plainWords } from './phrase'

const group = 'search'

/** The description's room in a search result: longer is cut off, shorter leaves room unused. */
export const descriptionRoom = { least: 120, most: 155 }
/** The longest address Rank Math lets pass. */
const longestAddress = 75
/** From this length on a text owes its readers a list of its parts. */
const longText = 1200

/**
 * What Rank Math asks of a page beyond Yoast's analysis. Its two rules of power words and sentiment words in the title
 * are left out: a clinic's pages make no promises and use no superlatives (lib/content/editorial/claims.ts), which is
 * what those words are. Rating markup and shop rules do not apply to a site without either.
 */
export function searchChecks(page: PageFacts, blocks: Block[], focus: string | undefined): Outcome[] {
  const purpose = purposeOf(page.kind)
  const words = plainWords(blocks.map(({ text }) => text).join(' ')).split(' ').length
  const length = [...page.description].length
  const outcomes: Outcome[] = [
    judge(
      'title-room',
      group,
      'seo.title',
      titleFits(page.title),
      [
        `The title has ${[...page.title].length} characters and ${page.titlePixels} pixels: it is shown whole.`,
        `The title has ${[...page.title].length} characters and ${page.titlePixels} pixels, and search results show ${titleRoom.characters} and ${titleRoom.pixels}: shorten it.`,
      ],
      'problem',
    ),
    judge(
      'description-room',
      group,
      'seo.description',
      length >= descriptionRoom.least && length <= descriptionRoom.most,
      [
        `The description has ${length} characters: it is shown whole.`,
        `The description has ${length} characters: write ${descriptionRoom.least} to ${descriptionRoom.most}.`,
      ],
      'problem',
    ),
    judge('address-length', group, undefined, page.url.length <= longestAddress, [
      `The address has ${page.url.length} characters.`,
      `The address has ${page.url.length} characters, more than ${longestAddress}: shorten the file name.`,
    ]),
    judge(
      'one-heading',
      group,
      'heading',
      page.h1.length === 1,
      [
        'The page has one main heading (h1).',
        `The page has ${page.h1.length} main headings (h1): it must have exactly one.`,
      ],
      'problem',
    ),
  ]
  if (purpose?.sources && page.external.length > 0)
    outcomes.push(
      judge('links-followed', group, 'body', page.followed > 0, [
        'At least one link to another site may be followed.',
        'Every link to another site says nofollow: let search engines follow one at least.',
      ]),
    )
  if (words >= longText)
    outcomes.push(
      judge('contents', group, 'body', page.contents, [
        'This long page lists its parts.',
        `The page has ${words} words and no list of its parts: give its headings an {#id} so that one is made.`,
      ]),
    )
  if (page.kind === 'post') {
    const given = { check: 'number-in-title', group, field: 'seo.title' } as const
    outcomes.push(
      /\d/.test(page.title)
        ? good({ ...given, reason: 'The title has a number in it.' }, 1)
        : loss(
            { ...given, reason: 'A true number in the title ("7 habits …") draws readers; only where there is one.' },
            'advice',
            0,
            1,
          ),
    )
  }
  return focus ? [...outcomes, ...focusChecks(page, blocks, focus)] : outcomes
}

function focusChecks(page: PageFacts, blocks: Block[], focus: string): Outcome[] {
  const titleWords = plainWords(page.title).split(' ').length
  const inTitle = phraseAt(page.title, focus)
  const text = blocks.filter(({ kind, prose }) => prose || kind === 'heading').map((block) => block.text)
  const words = plainWords(text.join(' ')).split(' ').length
  // A tenth of a short text may be less than its first sentence.
  const beginning = Math.max(words / 10, 50)
  const at = phraseAt(text.join(' '), focus)
  return [
    judge('focus-early-in-title', group, 'seo.title', inTitle >= 0 && inTitle <= titleWords / 2, [
      'The focus phrase stands in the first half of the title.',
      `The focus phrase "${focus}" does not stand, word for word, in the first half of the title.`,
    ]),
    judge('focus-at-beginning', group, 'body', at >= 0 && at <= beginning, [
      'The focus phrase stands in the beginning of the text, word for word.',
      at < 0
        ? `The focus phrase "${focus}" stands nowhere in the text, word for word.`
        : `The focus phrase "${focus}" first stands after ${at} of ${words} words: use it within the first ${Math.round(beginning)}.`,
    ]),
  ]
}
