/**
 * Text that must not wrap: a phone number, a price or price range, a number with its unit (a dose, a temperature, a
 * percentage), a suite, a word that begins with one letter and a hyphen, “same-day”. Broken in two, it is misread or
 * mistyped.
 */
const unbreakable =
  /(?:\b1-)?(?:\(\d{3}\) |\b\d{3}-)\d{3}-\d{4}\b|\$\d[\d.,]*(?:[-–]\$?\d[\d.,]*)?(?<![.,])|\b\d[\d.,]* (?:%|°[CF]|(?:mg|mcg|g|ml|IU|UI)\b)|\b(?:[eE]-mails?|X-rays?|[sS]ame-[dD]ay|Suite \w+)\b/g

/** Wrap text that must not break in HTML; `app/styles/base.css` styles it. */
export const wrapUnbreakable = (html: string): string =>
  html.replace(new RegExp(`<[^>]*>|${unbreakable.source}`, 'g'), (part) =>
    part.startsWith('<') ? part : `<span data-no-break="">${part}</span>`,
  )

/** Split a text so that every second part must not break. */
export const splitUnbreakable = (text: string): string[] => text.split(new RegExp(`(${unbreakable.source})`))
