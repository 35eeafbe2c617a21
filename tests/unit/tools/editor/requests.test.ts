/** @jest-environment node */
import type { Repository } from '@/lib/schemas/editor'
import { guardRequests, readable } from '@/tools/editor/requests'

const repository: Repository = { host: 'github', name: 'clinic/website', branch: 'main', review: false }

test.each([
  [401, { message: 'Bad credentials' }, 'GitHub: Bad credentials. What you typed is still here'],
  [422, { error: 'branch is protected' }, 'GitHub: branch is protected. What you typed'],
  [502, {}, 'GitHub: 502. What you typed'],
])('%s: what the host says, and that nothing is lost', (status, answer, sentence) => {
  expect(JSON.parse(readable(JSON.stringify(answer), status, repository)).message).toContain(sentence)
})

test('so do GraphQL errors, which have status 200', () => {
  const answer = { data: null, errors: [{ message: 'Resource not accessible', type: 'FORBIDDEN' }] }
  const { errors } = JSON.parse(readable(JSON.stringify(answer), 200, repository))
  expect(errors).toEqual([
    { message: expect.stringMatching(/^GitHub: Resource not accessible\. What/), type: 'FORBIDDEN' },
  ])
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
    expect(await answer.json()).toEqual({ message: expect.stringContaining('Bad credentials') })
  })

  test('no answer at all', async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(fetch('https://api.github.com/user')).rejects.toThrow('No answer from GitHub: is this device online?')
  })
})
