/** What can go wrong between a browser and the site, and in the browser itself. */
import type { Page, Request, Route } from '@playwright/test'

/** A fault; `apply` causes it on a page before it opens. */
export type Fault = { name: string; apply: (page: Page) => Promise<unknown> }

/** Answer like the host, but with a changed text. */
const change = (edit: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: edit(await response.text()) })
}

const cut = (share: number) => change((text) => text.slice(0, text.length * share))

/** Damaged answers, by the kind of damage. */
const damages: Record<string, (route: Route) => Promise<void>> = {
  'is gone (404)': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'fails (503)': (route) => route.fulfill({ status: 503, body: '' }),
  'is blocked': (route) => route.abort('blockedbyclient'),
  'comes after 4 s': async (route) => {
    await new Promise((done) => setTimeout(done, 4000))
    await route.continue()
  },
  'is empty': (route) => route.fulfill({ status: 200, body: '' }),
  'is the sign-in page of a network': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sign in to Wi-Fi' }),
  'is cut at 10 %': cut(0.1),
  'is cut at 90 %': cut(0.9),
}

const pathOf = (request: Request) => new URL(request.url()).pathname

const isScript = (request: Request) => /^\/_next\/static\/chunks\/(?!start-)/.test(pathOf(request))

/** What a page requests after its document. `which` counts the requests of this kind from 1. */
const targets: Record<string, (request: Request, which: number) => boolean> = {
  'the data of the page': (request) =>
    request.resourceType() === 'fetch' && !/\.(?:js|css|json|svg)$/.test(pathOf(request)),
  'every script': isScript,
  'the first script': (request, which) => isScript(request) && which === 1,
  'the third script': (request, which) => isScript(request) && which === 3,
  'the index of the search': (request) => pathOf(request).endsWith('.json'),
}

const networkFaults: Fault[] = Object.entries(targets).flatMap(([target, matches]) =>
  Object.entries(damages).map(([damage, answer]) => ({
    name: `${target} ${damage}`,
    async apply(page) {
      let count = 0
      await page.route('**/*', async (route) => {
        const request = route.request()
        if (isScript(request)) count += 1
        // The page may be gone before its answer.
        await (matches(request, count) ? answer(route) : route.fallback()).catch(() => undefined)
      })
    },
  })),
)

const scriptThatBreaks: Fault[] = [
  ['the first script has a syntax error', 'const = 1'],
  ['the first script throws', 'throw new Error("broken")'],
].map(([name = '', body = '']) => ({
  name,
  async apply(page) {
    let isFirst = true
    await page.route('**/_next/static/chunks/**', async (route) => {
      const isMeant = isFirst && isScript(route.request())
      if (isMeant) isFirst = false
      await (isMeant ? route.fulfill({ contentType: 'text/javascript', body }) : route.fallback())
    })
  },
}))

/** Browser faults, as code that runs in the page before its own scripts. */
const browserFaults: Fault[] = Object.entries({
  'storage is denied': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
  'storage is null': () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null })
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'storage holds rubbish': () => {
    Storage.prototype.getItem = () => '{"broken'
  },
  'fetch throws': () => {
    window.fetch = () => {
      throw new TypeError('no fetch')
    }
  },
  'fetch never answers': () => {
    window.fetch = () => new Promise(() => undefined)
  },
  'the clock is ten years ahead': () => {
    const ahead = Date.now() + 315_360_000_000
    Date.now = () => ahead
  },
  'the clock is ten years behind': () => {
    const behind = Date.now() - 315_360_000_000
    Date.now = () => behind
  },
  'an extension adds elements': () => {
    addEventListener('DOMContentLoaded', () => {
      for (const parent of [document.head, document.body]) parent.prepend(document.createElement('template'))
      document.body.append(document.createElement('grammarly-desktop-integration'))
      document.documentElement.dataset.extension = 'on'
    })
  },
  'a translator replaced the text': () => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.classList.add('translated-ltr')
      for (const node of document.querySelectorAll('main p, main h1, main h2')) {
        const font = document.createElement('font')
        font.append(...node.childNodes)
        node.append(font)
      }
    })
  },
  'a blocker removed a part of the page': () => {
    // Not the search field, which a tap leads to.
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('main section:nth-of-type(2):not(:has(form))')?.remove(),
    )
  },
  'an extension throws at every click': () => {
    addEventListener(
      'click',
      () => {
        throw new Error('extension')
      },
      true,
    )
  },
  'the browser has no IntersectionObserver': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  },
  'the browser has no requestIdleCallback': () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
  },
  'the history may not be changed': () => {
    for (const method of ['pushState', 'replaceState'] as const) {
      history[method] = () => {
        throw new DOMException('denied', 'SecurityError')
      }
    }
  },
}).map(([name, script]) => ({ name, apply: (page) => page.addInitScript(script) }))

const none: Fault = { name: 'nothing is wrong', apply: async () => undefined }

export const faults: Fault[] = [none, ...networkFaults, ...scriptThatBreaks, ...browserFaults]
