/**
 * Text that must stay on one line: a phone number, a price or a range of prices, a number with its unit (a dose, a
 * temperature, a percentage), a word that begins with one letter and a hyphen. Broken in two, it is misread or
 * mistyped.
 */
const unbreakable =
  /(?:\b1-)?(?:\(\d{3}\) |\b\d{3}-)\d{3}-\d{4}\b|\$\d[\d.,]*(?:[-–]\$?\d[\d.,]*)?(?<![.,])|\b\d[\d.,]* (?:%|°[CF]|(?:mg|mcg|g|ml|IU|UI)\b)|\b(?:[eE]-mails?|X-rays?)\b/g

/** Mark what must stay on one line in HTML; `app/styles/base.css` has the rule. */
export const wrapUnbreakable = (html: string): string =>
  html.replace(new RegExp(`<[^>]*>|${unbreakable.source}`, 'g'), (part) =>
    part.startsWith('<') ? part : `<span data-no-break="">${part}</span>`,
  )

/** Split a text: every second part is one that must stay on one line. */
export const splitUnbreakable = (text: string): string[] => text.split(new RegExp(`(${unbreakable.source})`))
