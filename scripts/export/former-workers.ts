import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeBelow } from '../shared/page-files'

/** Where former sites have their service workers: by themselves, by plugins of WordPress, and by push services. */
const usualNames = [
  '/sw.js',
  '/service-worker.js',
  '/serviceworker.js',
  '/service_worker.js',
  // Angular, PWA Builder, UpUp, Duda
  '/ngsw-worker.js',
  '/pwabuilder-sw.js',
  '/upup.sw.min.js',
  '/runtime-service-worker.js',
  // SuperPWA, PWA for WP
  '/superpwa-sw.js',
  '/pwa-sw.js',
  // OneSignal, Firebase, Webpushr, SendPulse, Pushwoosh, Gravitec
  '/OneSignalSDKWorker.js',
  '/OneSignalSDKUpdaterWorker.js',
  '/firebase-messaging-sw.js',
  '/webpushr-sw.js',
  '/sp-push-worker-fb.js',
  '/pushwoosh-service-worker.js',
  '/push-worker.js',
]

/**
 * Write a script that removes itself and all caches to each place where a former site may have had its service worker:
 * with a 404 there, browsers keep the old worker, which goes on answering with the old pages.
 * @param more the addresses that content/redirects.yaml adds; a file that is there stays
 */
export function writeFormerWorkers(folder: string, more: string[] = []): void {
  const script = readFileSync('scripts/export/templates/former-worker.js', 'utf8')
  for (const path of [...usualNames, ...more])
    if (!existsSync(join(folder, path))) writeBelow(folder, path.slice(1), script)
}
