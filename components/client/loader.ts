/**
 * The one inline script of every page. It redirects to the address and language that the visitor wants, stores the
 * attribution of the visit, shows fonts and current notices, loads the frames, and hydrates the page at the first
 * intent. It is a classic script, identical on every page, which the security policy allows by its hash.
 * scripts/export/bundle-client.ts bundles it.
 */
import { deviceKeys, reloadReasonKey, sessionKeys } from '@/lib/loader/contract'
import { findWantedAddress, followOnce, leadOn } from './address'
import { showFonts, showFontsOncePainted } from './fonts'
import { beginFrames, keepEarlyMessages } from './frames'
import { hydratesOnDemand, isServed, isSupported, whenParsed } from './hydrate'
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
const wantedAddress = isServed() ? findWantedAddress(location, saved, onDevice.get(deviceKeys.language)) : undefined
const attribution = wantedAddress ? '' : visitAttribution()
if (wantedAddress) followOnce(wantedAddress)
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
  else if (document[reloadReasonKey] !== 'plain') answerTaps(() => beginFrames(attribution))
}
