import { type HeaderRule, headerRules, headersFor } from '@/scripts/export/headers'
import { pagePolicy, policyHeader } from '@/scripts/export/policy'
import { elementsOf } from '@/scripts/shared/html'
import { rateHeaders } from '@/tools/bench/quality/observatory'

const own = ["'self'"]
const noEmbeds = { frame: own, script: [], connect: [], form: [], ancestors: own }

const policy = pagePolicy({ file: 'about.html', elements: elementsOf('<script>load()</script>') }, noEmbeds)
const rules = headerRules(policyHeader(noEmbeds))

test('the headers and the policy of a page earn at least 120 points at the Observatory', () => {
  expect(rateHeaders(headersFor('/about', rules), policy)).toBeGreaterThanOrEqual(120)
})

test.each([
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'Cross-Origin-Resource-Policy',
  'X-Content-Type-Options',
])('without %s they earn less', (name) => {
  const without = rules.map(({ pattern, headers }): HeaderRule => {
    const { [name]: _, ...others } = headers
    return { pattern, headers: others }
  })
  expect(rateHeaders(headersFor('/about', without), policy)).toBeLessThan(
    rateHeaders(headersFor('/about', rules), policy),
  )
})
