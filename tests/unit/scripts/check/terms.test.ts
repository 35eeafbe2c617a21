/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import messages from '@/messages/es.json'
import { readRules } from '@/scripts/check/editorial/read-rules'
import { termsIn, unexplainedIn } from '@/scripts/check/editorial/terms'

/** Our words, as the second column of the glossary's table has them. */
const recommended = readFileSync('content/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!English|---)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/)[2]?.trim() ?? '')

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts)

test.each(recommended)('«%s» is not refused', (write) => {
  expect(termsIn(write, 'es')).toEqual([])
})

test.each([
  ['El dolor LUMBAR', ['LUMBAR']],
  ['Alumbrar el camino con un control remoto', []],
  ['pérdida del control de la orina', ['control de la orina']],
  ['problemas para controlar la orina o la evacuación', ['controlar la orina', 'evacuación']],
  ['Si toma agua, la orina es clara', []],
  ['Lo atiende su médico', []],
  ['Llega a la clínica. Venga un poco antes.', ['Llega']],
  ['Usted llega. La gente espera.', []],
  ['Llame al 911, por favor', []],
  ['Llame al 911 si hay fiebre, y anote los síntomas por escrito', []],
  ['Un tendón cansado o un dolor que viene del cuello son comunes', ['o un dolor que viene del cuello son comunes']],
  ['El examen, las radiografías y las pruebas tienen su precio', []],
  ['Las pruebas varían', ['Las pruebas varían']],
  ['Una guía médica de 2017 recomienda el ejercicio', []],
  ['Una guía médica se basó en el ejercicio', ['guía médica se basó']],
  ['La lista de medicamentos y las opciones sin medicamentos', []],
  ['Puede quedarle alguna molestia', []],
  ['Los ajustes no enderezan la columna', []],
])('%s', (text, found) => {
  expect(termsIn(text, 'es').map((message) => message.slice(1, message.indexOf('":')))).toEqual(found)
})

test.each([
  ['the lumbar spine', []],
  ['if you cannot urinate (pee), or you lose control of your bladder or bowels', []],
  ['new loss of bladder or bowel control', ['loss of bladder or bowel']],
  ['trouble with the bladder', ['trouble with the bladder']],
  ['you cannot pass urine', ['pass urine']],
  ['a quick push, not a thrust', ['thrust']],
])('in English, %s', (text, found) => {
  expect(termsIn(text, 'en').map((message) => message.slice(1, message.indexOf('":')))).toEqual(found)
})

test('a term is explained once on a page, anywhere', () => {
  const back = 'Le duele la parte baja de la espalda.'
  expect(unexplainedIn(['Hola.', back, back], 'es')).toEqual([
    {
      at: 1,
      reason:
        '"parte baja de la espalda" is not explained on this page: write "parte baja de la espalda (cintura)" where it comes first',
    },
  ])
  expect(unexplainedIn([back, 'La cintura'], 'es')).toEqual([])
  expect(unexplainedIn(['Tiene TDAH (ADHD).'], 'es')).toEqual([])
  expect(unexplainedIn(['Toma anticoagulantes.'], 'es')).toHaveLength(1)
  expect(unexplainedIn(['Con tres días hábiles.'], 'es')).toHaveLength(1)
  expect(unexplainedIn([back], 'en')).toEqual([])
})

test('the interface uses the terms of the glossary', () => {
  expect(texts(messages).flatMap((text) => termsIn(text, 'es'))).toEqual([])
})

test('rules that lack a language are rejected with file and field', () => {
  const schema = z.object({ refused: z.object({ fr: z.string() }), explained: z.string('must be a text') })
  expect(() => readRules('terms.yaml', 'refused: { en: x }\nexplained: 1', schema)).toThrow(
    'scripts/check/editorial/terms.yaml: refused.fr is missing\nscripts/check/editorial/terms.yaml: explained: must be a text',
  )
})
