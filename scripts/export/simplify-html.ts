import { type CheerioAPI, load } from 'cheerio'
import { replayAttribute } from '../../lib/loader/contract'

/** The language of a page, the HTML that replaces its forms, and a function that makes addresses absolute. */
export type SimplifyOptions = { locale: string; reach: string; absolute: (url: string) => string }

type Node = Exclude<Parameters<CheerioAPI>[0], ArrayLike<unknown> | string | undefined>

/** Elements with no meaning in plain text: menus, controls, frames, buttons to share. */
const dropped = `button, iframe, input, nav, noscript, script, select, style, textarea, .noscript\\:hidden,
  [aria-hidden="true"], [aria-labelledby="share"], [role="doc-backlink"], [${replayAttribute}]`
/** Elements that are part of a line of text. */
const inline = 'a, abbr, b, br, cite, code, em, i, img, small, span, strong, sup, time'
const headings = 'h1, h2, h3, h4, h5, h6'

/** Test whether an element, with all its content, is part of a line of text. */
const isInline = ($: CheerioAPI, node: Node) => $(node).is(inline) && $(node).find('*').not(inline).length === 0

/** Return the text of an element on one line. */
const visibleText = (element: { text(): string }) => element.text().replace(/\s+/g, ' ').trim()

/** Remove what has no meaning in plain text. A drawing's caption stays if it says more than the drawing. */
function dropUnwritten($: CheerioAPI, locale: string) {
  // Remove a table of contents together with the box that holds only it and its title.
  $('nav').each((_, nav) => {
    const label = $(nav).attr('aria-label') ?? ''
    const list = visibleText($(nav))
    const isTitle = (text: string) => text.endsWith(list) && label.startsWith(text.slice(0, text.length - list.length))
    $(nav)
      .parentsUntil('main')
      .filter((_, box) => isTitle(visibleText($(box))))
      .remove()
  })
  // Remove the summary in the other language: a Markdown version links to its counterpart at its head.
  const foreign = $('[lang]').filter((_, part) => $(part).attr('lang') !== locale)
  foreign.filter((_, part) => $(part).find('[hreflang]').length > 0).remove()
  // Drop “opens in a new tab”.
  $('[target="_blank"] > .sr-only').remove()
  $(dropped).remove()
  $('figure').each((_, figure) => {
    const pictures = $(figure).find('svg[aria-label], img[alt]').toArray()
    const drawn = pictures.map((picture) => $(picture).attr('aria-label') ?? $(picture).attr('alt')).join(' ')
    const caption = $(figure).find('figcaption').first()
    const saysMore = caption.children().filter((_, part) => !drawn.includes(visibleText($(part)))).length > 0
    $(figure).replaceWith(saysMore ? $('<p>').append(caption.contents()) : '')
  })
  $('svg, picture, img[alt=""]').remove()
}

/** Reduce an element to what Markdown can express; its descendants have been reduced already. */
function reshape($: CheerioAPI, node: Node) {
  const element = $(node)
  const isShort = (item: Parameters<CheerioAPI>[0]) =>
    $(item)
      .children()
      .toArray()
      .every((child) => isInline($, child))
  const unwrap = (item: Node) => $(item).replaceWith($(item).contents())
  const asLine = (item: Node) => {
    // What is bold already would get its marks twice.
    $(item)
      .find('b, strong')
      .each((_, bold) => void unwrap(bold))
    return $('<p>').append($('<strong>').append($(item).contents()))
  }

  // Separate items that only styles separate: `9 a.m.–1 p.m. · 3–6 p.m.`.
  const isRowOfLinks = element.children().length > 1 && element.contents().not('a').length === 0
  for (const item of element.children().not('br').toArray()) {
    const touches = item.prev?.type === 'tag' && item.prev.name !== 'br' && isInline($, item.prev)
    if (touches && isInline($, item) && !$(item).is('sup') && !(isRowOfLinks && element.is('div')))
      $(item).before(' · ')
  }
  if (element.is('a') && !isInline($, node)) {
    // In a link around a whole card, make the heading the link, or else the first paragraph.
    const [title] = [...element.find(headings), ...element.find('p')]
    if (!title) return
    $(title).wrapInner($('<a>').attr('href', element.attr('href') ?? ''))
    unwrap(node)
  } else if (element.is('div') && isRowOfLinks) {
    element.children().wrap('<li>')
    element.replaceWith($('<ul>').append(element.contents()))
  } else if (element.is('dl')) {
    // Put a term and its description on one line if they fit.
    element.children('div').each((_, item) => void unwrap(item))
    element.children('dt').each((_, term) => {
      const description = $(term).next('dd')
      const line = asLine(term)
      const colon = visibleText(line).endsWith(':') ? ' ' : ': '
      if (description.length > 0 && isShort(description)) line.append(colon, description.contents().clone())
      $(term).replaceWith(line)
    })
    element.children('dd').each((_, item) => void (isShort(item) ? $(item).remove() : unwrap(item)))
    unwrap(node)
  } else if (element.is('ol, ul') && element.find(headings).length > 0) {
    element.children().each((_, item) => void unwrap(item))
    unwrap(node)
  } else if (element.is('summary') && element.children(headings).length === 0) element.replaceWith(asLine(node))
  else if (element.is('address')) element.replaceWith($('<p>').append(element.contents()))
  else if (element.is('details, summary')) unwrap(node)
}

/**
 * Simplify the HTML of a page's `<main>` for text-only readers: no controls, no drawings, absolute addresses, contact
 * details in place of a form.
 */
export function simplifyHtml(main: string, { locale, reach, absolute }: SimplifyOptions): string {
  // React separates texts with comments.
  const $ = load(main.replace(/<!--.*?-->/gs, ''), null, false)
  dropUnwritten($, locale)
  $('form').replaceWith(reach)
  $('[href]').each((_, link) => void $(link).attr('href', absolute($(link).attr('href') ?? '')))
  // Innermost first.
  for (const element of $('main *').toArray().reverse()) reshape($, element)
  return $('main').html() ?? ''
}
