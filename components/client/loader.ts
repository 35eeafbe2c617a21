/**
 * The one inline script of every page. It leads to the address and the language that the visitor wants, remembers where the
 * visit comes from, shows the fonts and the notices that hold now, begins the frames, and hydrates the page at the first sign that the visitor will use it.
 * It is a classic script, the same on every page: the policy knows it by its hash. scripts/export/bundle-client.ts bundles it.
 */
import { deviceKeys, reloadReasonKey, sessionKeys } from '@/lib/loader/contract'
import { findWantedAddress, followOnce, leadOn } from './address'
import { showFonts, showFontsOncePainted } from './fonts'
import { beginFrames, keepEarlyMessages } from './frames'
import { hydratesOnDemand, isServed, isSupported, whenParsed } from './hydrate'
import { asksAboutSigns, hasKeptAnswers } from './kept-answers'
import { rememberChosenLanguage } from './language'
import { keepNoticesCurrent } from './notices'
import { markPlain } from './plain'
import { takeReloadReason } from './reload'
import { inSession, onDevice } from './storage'
import { answerTaps } from './taps'
import { visitAttribution } from './visit-attribution'
import { watchVisitLinks } from './visit-links'

const isFirstPage = inSession.get(sessionKeys.attribution) === null
if (!isFirstPage) showFonts()
showFontsOncePainted()

const saved = inSession.get(sessionKeys.redirect)
inSession.remove(sessionKeys.redirect)
const wanted = isServed() ? findWantedAddress(location, saved, onDevice.get(deviceKeys.language)) : undefined
const attribution = wanted ? '' : visitAttribution()
if (wanted) followOnce(wanted)
else inSession.remove(sessionKeys.tried)

if (location.hash) whenParsed(leadOn)
keepEarlyMessages()
keepNoticesCurrent()
addEventListener('load', () => beginFrames(attribution))
watchVisitLinks()
rememberChosenLanguage()
takeReloadReason()
if (hydratesOnDemand()) {
  if (!isServed() || !isSupported()) markPlain(true)
  else if (document[reloadReasonKey] !== 'plain') {
    // Kept answers show only once hydrated. Signs of danger must answer even if the connection goes.
    const begin = hasKeptAnswers(location) ? 'now' : asksAboutSigns(location) ? 'loaded' : undefined
    answerTaps(() => beginFrames(attribution), begin)
  }
}
