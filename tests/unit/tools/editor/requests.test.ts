/** @jest-environment node */
import type { Repository } from '@/lib/schemas/editor'
import { explain, guardRequests, readable } from '@/tools/editor/requests'

const repository: Repository = { host: 'github', name: 'clinic/website', branch: 'main', review: false }

test.each([
  [401, 'Bad credentials', 'GitHub does not accept the access token any more'],
  [403, 'Resource not accessible by personal access token', 'This access token may not change clinic/website.'],
  [200, 'Resource not accessible by personal access token', 'This access token may not change clinic/website.'],
  [403, '', 'This access token may not change clinic/website.'],
  [403, 'API rate limit exceeded for user ID 1', 'GitHub asks for a pause after many requests.'],
  [429, '', 'GitHub asks for a pause after many requests.'],
  [403, 'branch is protected', 'does not let this branch of clinic/website be changed directly'],
  [422, 'sha does not match [given: a, expected: b]', 'Somebody else has changed the same file at this moment.'],
  [409, 'sha does not match [given: a]', 'Somebody else has changed the same file at this moment.'],
  [200, 'Expected branch to point to "a" but it did not.', 'Somebody else has changed the same file at this moment.'],
  [413, 'request entity too large', 'too large for GitHub'],
  [502, '', 'GitHub has a problem.'],
])('%s %s', (status, said, sentence) => {
  expect(explain(status, said, repository)).toContain(sentence)
  expect(explain(status, said, repository)).toContain(`(GitHub: ${said || status})`)
})

test('responses that the editor understands are left unchanged', () => {
  const [missing, exists] = ['{"message":"Not Found"}', 'A ref named "cms/a" already exists in the repository.']
  expect(readable(missing, 404, repository)).toBe(missing)
  expect(explain(200, exists, repository)).toBeUndefined()
})

test('GraphQL errors with status 200 are explained', () => {
  const answer = {
    data: null,
    errors: [{ message: 'Resource not accessible by personal access token', type: 'FORBIDDEN' }],
  }
  const { errors } = JSON.parse(readable(JSON.stringify(answer), 200, repository))
  expect(errors).toEqual([{ message: expect.stringMatching(/^This access token may not change/), type: 'FORBIDDEN' }])
})

test('avatars are removed from an answer, texts that mention them are not', () => {
  const text = JSON.stringify('"avatar_url":"https://a.example"')
  expect(readable(`{"avatar_url": "https://a.example/1","text":${text}}`, 200, repository)).toBe(
    `{"avatar_url":null,"text":${text}}`,
  )
})

describe('requests', () => {
  const { fetch: own } = globalThis
  const sent = jest.fn<Promise<Response>, [unknown, unknown]>()
  beforeEach(() => {
    Object.assign(globalThis, { fetch: sent, location: new URL('https://clinic.test/admin') })
    guardRequests(repository)
  })
  afterEach(() => {
    sent.mockReset()
    Object.assign(globalThis, { fetch: own, location: undefined })
  })

  test.each(['/admin/assets/a.woff2', 'blob:https://clinic.test/1', 'data:,a', 'https://api.github.com/user'])(
    '%s is asked for',
    async (address) => {
      const answer = new Response('a')
      sent.mockResolvedValue(answer)
      expect(await fetch(address)).toBe(answer)
    },
  )

  test.each([
    'https://unpkg.com/@sveltia/cms/package.json',
    'https://api.github.com.test/user',
    'https://github.com/a',
  ])('%s is not', async (address) => {
    expect((await fetch(address)).status).toBe(404)
    expect(sent).not.toHaveBeenCalled()
  })

  test('a refusal keeps its status', async () => {
    sent.mockResolvedValue(Response.json({ message: 'Bad credentials' }, { status: 401 }))
    const answer = await fetch('https://api.github.com/user')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('has expired or was withdrawn') })
  })

  test('no answer at all', async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(fetch('https://api.github.com/user')).rejects.toThrow('No answer from GitHub: is this device online?')
  })
})
