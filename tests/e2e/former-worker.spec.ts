import { createServer as createHttpServer } from 'node:http'
import { expect } from '@playwright/test'
import { createServer, listen } from '@/scripts/serve'
import { siteFolder } from '@/scripts/shared/site-folder'
import { once, ownContext, test } from './visit'

test.use(ownContext)

const formerPage =
  '<!DOCTYPE html><title>Former</title><h1>Former site</h1><script>navigator.serviceWorker.register("WORKER")</script>'

/** A worker that answers with what it has stored, and asks the host for nothing else. */
const formerWorker = `
  addEventListener('install', (event) => event.waitUntil(caches.open('a').then((cache) => cache.add('/')).then(() => skipWaiting())))
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((found) => found || fetch(event.request))))`

const worker = '/sw.js'

test('the service worker of a former site goes, with its pages', once, async ({ page }) => {
  const present = createServer(siteFolder)
  let isFormer = true
  const server = createHttpServer((request, response) => {
    if (!isFormer) return void present.emit('request', request, response)
    const isWorker = request.url === worker
    response.writeHead(200, { 'Content-Type': isWorker ? 'text/javascript' : 'text/html' })
    response.end(isWorker ? formerWorker : formerPage.replace('WORKER', worker))
  })
  const origin = await listen(server, 0)
  await page.goto(origin)
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  isFormer = false
  await page.goto(origin)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Former site')
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0])
  server.closeAllConnections()
  server.close()
})
