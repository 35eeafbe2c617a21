import match from 'yoastseo/build/languageProcessing/helpers/match/matchTextWithTransliteration.js'

/**
 * yoastseo compares each word of a text with each word of the phrase anew, with some hundred replacements every time:
 * half of the whole analysis. What it found for a pair of words is remembered here. Where the module is handed over in
 * another shape (in tests), it only stays slow.
 */
const original = match.default
const known = new Map<string, string[]>()

if (original)
  match.default = (text, keyword, locale) => {
    const key = `${locale} ${keyword}\n${text}`
    const found = known.get(key) ?? original(text, keyword, locale)
    known.set(key, found)
    return found
  }
