/**
 * The one inline script of every page. It redirects to the address and language that the visitor wants, stores the
 * attribution of the visit, keeps the place when the language changes, shows fonts and current notices, loads the
 * frames, counts taps, and hydrates the page at the first intent. It is a classic script, identical on every page, which
 * the security policy allows by its hash. scripts/export/bundle-client.ts bundles it.
 */
import { deviceKeys, hydratedEvent, reloadReasonKey, sessionKeys } from '@/lib/loader/contract'
import { findWantedAddress, followOnce, leadOn } from './address'
import { watchCounts } from './counts'
import { showFonts, showFontsOncePainted } from './fonts'
import { beginFrames, keepEarlyMessages } from './frames'
import { hydratesOnDemand, isServed, isSupported, whenParsed } from './hydrate'
import { watchLanguage } from './language'
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
// Back and Forward show the page that was there. The newer interface may not know the navigation this early.
const isReturn = performance.navigation.type === 2
const language = isReturn ? null : onDevice.get(deviceKeys.language)
const wantedAddress = isServed() ? findWantedAddress(location, saved, language) : undefined
const attribution = wantedAddress ? '' : visitAttribution()
if (wantedAddress) followOnce(wantedAddress)
else inSession.remove(sessionKeys.tried)

if (location.hash) whenParsed(leadOn)
keepEarlyMessages()
keepNoticesCurrent()
addEventListener('load', () => beginFrames(attribution))
watchVisitLinks()
if (counting.service !== 'none') watchCounts()
watchLanguage()
// From then on the router fetches its own data.
addEventListener(hydratedEvent, () => document.querySelector('script[type=speculationrules]')?.remove())
takeReloadReason()
if (hydratesOnDemand()) {
  if (!isServed() || !isSupported()) markPlain(true)
  else if (document[reloadReasonKey] !== 'plain') answerTaps()
}
