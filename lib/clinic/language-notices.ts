import { settings } from '../compiled/data'

/** The page of the notices. */
export const languagePath = '/language-assistance'

/** The offer of free language help in each language, in the order of content/language-notices.yaml. */
export const languageNotices = settings['language-notices'].notices
