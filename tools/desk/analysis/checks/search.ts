import { pixelWidth } from '../../../../lib/seo/pixel-width'
import { titleFits, titleRoom } from '../../../../lib/seo/title'
import { type Block, type PageFacts, purposeOf } from '../facts'
import { judge, type Outcome } from './finding'
import { phraseAt, plainWords } from './phrase'

/** The length of a description in a search result: a longer one is cut off, a shorter one wastes room. */
export const descriptionRoom = { least: 120, most: 155 }
/** The longest address that Rank Math accepts. */
const longestAddress = 75
/** From this length on, a text needs a table of contents. */
const longText = 1200

/** Check what every listed page needs in search results. */
function resultChecks(page: PageFacts): Outcome[] {
  const [title, description] = [[...page.title].length, [...page.description].length]
  return [
    judge('title-room', {
      passed: title > 0 && titleFits(page.title),
      praise: `The title has ${title} characters and ${pixelWidth(page.title)} pixels: it is shown whole.`,
      reason: `The title has ${title} characters and ${pixelWidth(page.title)} pixels; search results show ${titleRoom.characters} and ${titleRoom.pixels}.`,
    }),
    judge('description-room', {
      passed: description >= descriptionRoom.least && description <= descriptionRoom.most,
      praise: `The description has ${description} characters: it is shown whole.`,
      reason: `The description has ${description} characters: write ${descriptionRoom.least} to ${descriptionRoom.most}.`,
    }),
    judge('one-heading', {
      passed: page.h1.length === 1,
      praise: 'The page has one main heading (h1).',
      reason: `The page has ${page.h1.length} main headings (h1): it must have exactly one.`,
    }),
    judge('address-length', {
      passed: page.url.length <= longestAddress,
      praise: `The address has ${page.url.length} characters.`,
      reason: `The address has ${page.url.length} characters, more than ${longestAddress}: shorten the file name.`,
    }),
  ]
}

/** Check what the text needs regardless of its focus phrase. */
function textChecks(page: PageFacts, words: number): Outcome[] {
  const purpose = purposeOf(page)
  const outcomes = [
    purpose?.sources &&
      page.external.length > 0 &&
      judge('links-followed', {
        passed: page.followed > 0,
        praise: 'At least one link to another site may be followed.',
        reason: 'Every link to another site says nofollow: let search engines follow one at least.',
      }),
    words >= longText &&
      judge('contents', {
        passed: page.contents,
        praise: 'This long page lists its parts.',
        reason: `The page has ${words} words and no list of its parts with links to them.`,
      }),
    purpose?.numbers &&
      judge('number-in-title', {
        passed: /\d/.test(page.title),
        praise: 'The title has a number in it.',
        reason: 'A number in the title ("7 habits") draws readers, where the article has one to name.',
      }),
  ]
  return outcomes.flatMap((outcome) => outcome || [])
}

/** Check where the focus phrase appears word for word; Yoast counts its single words in any order. */
function focusChecks(page: PageFacts, focus: string): Outcome[] {
  const inTitle = phraseAt(page.title, focus, page.locale)
  return [
    judge('focus-early-in-title', {
      passed: inTitle >= 0 && inTitle <= plainWords(page.title).split(' ').length / 2,
      praise: 'The focus phrase is in the first half of the title.',
      reason: `The focus phrase "${focus}" is not, word for word, in the first half of the title.`,
    }),
  ]
}

/**
 * Check what Rank Math requires of a page beyond Yoast's analysis, and the room in search results. Rank Math's rules
 * of power words and sentiment in the title are left out: a clinic makes no promises and uses no superlatives
 * (scripts/check/editorial/claims.ts). Its rules for shops and reviews do not apply. The position of the phrase in
 * the text is not checked: a text should sound natural.
 */
export function searchChecks(page: PageFacts, blocks: Block[], focus: string | undefined): Outcome[] {
  const text = blocks
    .filter(({ kind, prose }) => prose || kind === 'heading')
    .map((block) => block.text)
    .join(' ')
  const words = plainWords(text).split(' ').length
  return [...resultChecks(page), ...textChecks(page, words), ...(focus ? focusChecks(page, focus) : [])]
}
