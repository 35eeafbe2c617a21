import { checkCards } from '@/scripts/check/cards'
import { content, expectProblems } from './cases'

const post = 'posts/chronic-stress.en.md'
const symptom = 'symptoms/back-pain.es.md'

test.each([
  [post, 'title', 'Chronic stress 😮‍💨: small habits', 'has "😮", which the typeface'],
  [symptom, 'heading', 'Alivio → ya', 'has "→", which the typeface'],
  [symptom, 'heading', 'Electroencefalografistas '.repeat(12).trim(), 'does not fit on the card'],
])('%s: %s: %j cannot be drawn on a card', async (file, field, value, reason) => {
  content.set(file, field, value)
  expectProblems(await checkCards(content.parse().entries), `${file}: ${field}: ${reason}`)
})

test('a hard space, accents and typographic signs can', async () => {
  content.set(post, 'title', 'Estrés\u00a0crónico: “¿qué ayuda?” – 5 hábitos…')
  expectProblems(await checkCards(content.parse().entries))
})
