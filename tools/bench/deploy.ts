/** Ask a published site what its host must answer, and print the differences from the site in out/. */

import { anotherPage, examine, questionsFor } from '../../scripts/hosts/questions'
import { ask } from '../../scripts/hosts/servers'
import { runCommand } from '../../scripts/shared/command'
import { siteFolder } from '../../scripts/shared/site-folder'

void runCommand(async () => {
  const [given = ''] = process.argv.slice(2)
  const isOrigin = /^https?:\/\/[^/]+\/?$/.test(given) && URL.canParse(given)
  if (!isOrigin) throw new Error(`"${given}" is not a site address: give its origin, as in https://www.example.com`)
  const { origin, protocol, host } = new URL(given)
  const questions = questionsFor(siteFolder)
  const wrong = await examine(questions, origin)
  if (protocol === 'https:') {
    const leadsToTls = {
      name: `http://${host}/about`,
      ask: async () => {
        const { status, headers } = await ask(`http://${host}`, '/about')
        const isRight = [301, 308].includes(status) && headers.location === `${origin}/about`
        return isRight
          ? []
          : [`does not lead to ${origin}/about: status ${status}, ${headers.location ?? 'no address'}`]
      },
    }
    wrong.push(...(await examine([leadsToTls], origin)))
  }
  for (const line of wrong) console.log(line)
  if (wrong.includes(`/: ${anotherPage}`))
    console.log(
      `${origin} shows another site, or another build of this one: publish ${siteFolder}, or build what is published`,
    )
  console.log(`${origin}: ${questions.length} questions, ${wrong.length} wrong answers`)
  return wrong.length === 0
})
