import { notesOf, numberNotes } from '@/lib/content/footnotes'
import { lineHtml, linksOf, toHtml, toText } from '@/lib/content/markdown'
import { wordCount } from '@/lib/content/reading-time'

const name = (source: number) => `Source ${source}`

test('sources are numbered in the order in which the text names them', () => {
  const fields = { terms: 'Share.[^irs]', sources: [{ key: 'nih' }, { key: 'jama' }, { key: 'irs' }, { key: 'cdc' }] }
  const body = 'It helps.[^jama] So it seems.[^nih][^jama]'
  expect(numberNotes(fields, body)).toEqual({
    fields: {
      terms: 'Share.[^1-1]',
      sources: [
        { key: 'irs', mentions: 1 },
        { key: 'jama', mentions: 2 },
        { key: 'nih', mentions: 1 },
        { key: 'cdc', mentions: 0 },
      ],
    },
    body: 'It helps.[^2-1] So it seems.[^3-1][^2-2]',
  })
})

test('a page without sources stays as it is', () => {
  expect(numberNotes({ title: 'Faq' }, 'Text.')).toEqual({ fields: { title: 'Faq' }, body: 'Text.' })
})

const link = '<sup><a id="note-2-1" href="#source-2" role="doc-noteref" aria-label="Source 2">2</a></sup>'

test('a footnote is a link with a name of its own', () => {
  expect(toHtml('It *helps*.[^2-1] Yes.', 'en', undefined, name)).toBe(`<p>It <em>helps</em>.${link} Yes.</p>\n`)
  expect(lineHtml('Share & pay.[^2-1]', name)).toBe(`Share &amp; pay.${link}`)
})

test('where no list of sources is linked to, as in feeds, it is left out', () => {
  expect(toHtml('It helps.[^2-1]', 'en')).toBe('<p>It helps.</p>\n')
})

test('texts, links and counts of words know no footnotes', () => {
  const text = 'It [helps](/faq).[^nih-back][^2-1] Yes.'
  expect(notesOf(text)).toEqual(['nih-back', '2-1'])
  expect(toText(text)).toBe('It helps. Yes.')
  expect(linksOf(text)).toEqual(['/faq'])
  expect(wordCount(text)).toBe(3)
})
