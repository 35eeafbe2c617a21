import { header, type Question, question, targetOf } from './answers'

const slashes = ['/', '%5c', '%5C%5C', '%2f', '%09/', '/%5c', '.%2f%2f', '%2f%5c']
const endings = ['/', '.html', '/index.html', '?a=1']
const traversals = ['/../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/..%5c..%5cetc/passwd']

/** Ask for addresses crafted to redirect elsewhere, read other files or set headers: none may succeed. */
export const attackQuestions = (): Question[] => [
  ...slashes
    .flatMap((slash) => endings.map((ending) => `/${slash}other.example${ending}`))
    .map((address) =>
      question(address, async ({ origin, ask }) => {
        const answer = await ask(address)
        if (!header(answer, 'location')) return []
        const target = targetOf(answer, origin, '/')
        return target.startsWith('/') && !/^\/[/\\]/.test(target) ? [] : [`leads to ${target}`]
      }),
    ),
  ...traversals.map((address) =>
    question(address, async ({ ask }) => {
      const { status, body } = await ask(address)
      return status === 200 || /^root:/m.test(body.toString()) ? [`status is ${status}: a file outside the site?`] : []
    }),
  ),
  ...['/%0d%0aset-cookie:%20a=1', '/about/%0d%0aset-cookie:%20a=1/', '/about/?a=%0d%0aset-cookie:%20a=1'].map(
    (address) =>
      question(address, async ({ ask }) => (header(await ask(address), 'set-cookie') ? ['sets a cookie'] : [])),
  ),
]
