import { refusalOf } from './answers'
import type { PresentAnswers } from './present'
import { type Given, isNothing, type Question } from './question'

/** Parse a town from a line: `Redmond; 44.2726, -121.1739; 25`. */
function cityOf(reply: string) {
  const [name = '', position = '', minutes = ''] = reply.split(';').map((part) => part.trim())
  return { name, position, ...(minutes && { minutes: Number(minutes) }) }
}

/** Ask for the next town; an empty line ends the list. */
export function cityQuestion(present: PresentAnswers, given: Given): Question {
  const cities = (given.cities as unknown[] | undefined) ?? []
  const { city } = given.address as PresentAnswers['address']
  // After a move, ignore the towns it served. Its own town comes first.
  const served = city === present.address.city ? present.cities : []
  const own = served.find((town) => town.name === city) ?? { name: city, position: String(given.position) }
  const known = [own, ...served.filter((town) => town !== own)]
  const { name, position, minutes }: Partial<PresentAnswers['cities'][number]> = known[cities.length] ?? {}
  return {
    type: 'text',
    message: `Town ${cities.length + 1} you serve: name; position; minutes by car (${cities.length > 0 ? 'only Enter: no more' : 'begin with your own'})`,
    initial: [name, position, minutes].filter(Boolean).join('; '),
    refuse: (reply) => {
      if (isNothing(reply) && cities.length > 0) return
      const reason = refusalOf(given, 'cities', [...cities, cityOf(reply)])
      return (
        reason && `${reason}. An earlier answer is wrong? Ctrl+C keeps all of them in a file, to be corrected there.`
      )
    },
    put: (answers, reply) => {
      if (!isNothing(String(reply))) answers.cities = [...cities, cityOf(String(reply))]
    },
  }
}
