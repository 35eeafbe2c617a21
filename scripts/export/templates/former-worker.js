// A former site at this address had a service worker, which may still answer with its pages. This one takes its place in
// the browsers that have it, and goes.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  // Once: these pages register none.
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url).catch(() => undefined)
}
