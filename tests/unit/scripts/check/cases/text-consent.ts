import { content } from './content'

const problems = (file: string, path: string[], value: unknown) => {
  content.set(file, path, value)
  return content.check()
}

test.each([
  ['nobody who sends', 'who', 'I agree to text messages.', 'must name {clinic}: carriers ask who sends the messages'],
  ['no frequency', 'frequency', undefined, 'is missing'],
  ['no rates', 'rates', 'This is free for you, of course.', 'must say that message and data rates may apply'],
  ['no STOP', 'stop', 'I can end them at any time.', 'must name the word STOP: replying it ends the messages'],
  ['no HELP', 'help', 'I can call {phone} to get assistance.', 'must name the word HELP: replying it brings help'],
  ['a condition of care', 'condition', undefined, 'is missing'],
])('a consent to text messages with %s', (_, field, value, reason) => {
  expect(problems('text-consent.en.yaml', [field], value)).toEqual(
    expect.arrayContaining([expect.objectContaining({ file: 'content/text-consent.en.yaml', field, reason })]),
  )
})

test.each(['privacy-policy', 'terms-of-service'])('%s without the clause about text messages', (name) => {
  content.body(`policies/${name}.es.md`, (body) => body.replace('{textConsent}', 'Acepto.'))
  expect(content.check()).toEqual([
    expect.objectContaining({
      file: `content/policies/${name}.es.md`,
      reason: expect.stringContaining('must state {textConsent}'),
    }),
  ])
})
