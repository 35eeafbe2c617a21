/** @jest-environment node */
import { claimRules, claimsIn } from '@/scripts/check/editorial/claims'
import { languageOf } from '@/scripts/check/editorial/language'
import { splitSentences, splitWords } from '@/scripts/check/editorial/sentences'

describe('sentences', () => {
  test.each([
    ['Call us. We listen!', ['Call us.', 'We listen!']],
    ['Does it hurt? Usually not… Ask.', ['Does it hurt?', 'Usually not…', 'Ask.']],
    ['See Dr. Smith on St. Paul Ave. Bring a card.', ['See Dr. Smith on St. Paul Ave.', 'Bring a card.']],
    ['Walk 2.5 miles. Then rest.', ['Walk 2.5 miles.', 'Then rest.']],
    ['The U.S. Department pays. You sign.', ['The U.S. Department pays.', 'You sign.']],
    ['Open 9 a.m. to 1 p.m. Call first.', ['Open 9 a.m. to 1 p.m.', 'Call first.']],
    ['Do I need one? No. Come in.', ['Do I need one?', 'No.', 'Come in.']],
    ['Suite No. 5 is ours.', ['Suite No. 5 is ours.']],
    ['Stretch, e.g. the neck. Stop if it hurts.', ['Stretch, e.g. the neck.', 'Stop if it hurts.']],
    ['She said “Stop.” We stopped.', ['She said “Stop.”', 'We stopped.']],
    ['Abrimos de 9:00 a. m. a 1:00 p. m. Llame antes.', ['Abrimos de 9:00 a. m. a 1:00 p. m.', 'Llame antes.']],
    ['La cita es a las 9:00 a. m. ¿Puede venir?', ['La cita es a las 9:00 a. m.', '¿Puede venir?']],
    ['Vive en EE. UU. desde niño. Trabaja aquí.', ['Vive en EE. UU. desde niño.', 'Trabaja aquí.']],
    ['Es la ley de EE. UU. No cambia.', ['Es la ley de EE. UU.', 'No cambia.']],
    ['Pregunte a la Dra. Ruiz. Le dirá «sí».', ['Pregunte a la Dra. Ruiz.', 'Le dirá «sí».']],
    ['Dijo «basta». Paramos.', ['Dijo «basta».', 'Paramos.']],
    ['Un fragmento sin punto', ['Un fragmento sin punto']],
  ])('%s', (paragraph, sentences) => {
    expect(splitSentences(paragraph)).toEqual(sentences)
  })

  test('a word keeps its hyphens, apostrophes, decimals and times', () => {
    expect(splitWords('Don’t skip X-rays: 2.5 miles, 9:00 a. m.')).toEqual([
      'Don’t',
      'skip',
      'X-rays',
      '2.5',
      'miles',
      '9:00',
      'a',
      'm',
    ])
  })
})

describe('claims', () => {
  test.each([
    ['en', 'We guarantee relief.', ['guarantee']],
    ['en', 'Adjustments cure migraine.', ['cure']],
    ['en', 'A miracle for your back.', ['miracle']],
    ['en', 'The best chiropractor in town.', ['best']],
    ['en', 'We are 100% sure it works.', ['100%']],
    ['en', 'Care that is 100 % safe.', ['100 %']],
    ['en', 'We will fix your back.', ['will fix your']],
    ['en', 'Get instant relief from the most effective care.', ['instant relief', 'most effective']],
    ['en', 'A risk-free, world-class clinic.', ['risk-free', 'world-class']],
    ['en', 'We never rush, but we guarantee results.', ['guarantee']],
    ['en', 'Not only gentle care: the best care.', ['best']],
    ['en', 'No doubt the best care.', ['best']],
    ['en', 'Without surgery or drugs, we cure back pain.', ['cure', 'Without surgery or drugs']],
    ['en', 'The #1 clinic in town.', ['#1']],
    ['es', 'Le garantizamos alivio.', ['garantizamos']],
    ['es', 'Sin cirugía, curamos su espalda.', ['curamos']],
    ['es', 'Sin duda, vaya a la mejor clínica.', ['la mejor']],
    ['es', 'Satisfacción con garantía.', ['garantía']],
    ['es', 'El ajuste cura la migraña y puede curarle la espalda.', ['cura', 'curarle']],
    ['es', 'Un verdadero milagro.', ['milagro']],
    ['es', 'Somos la mejor clínica de Springdale.', ['la mejor']],
    ['es', 'El tratamiento más eficaz, sin riesgos.', ['sin riesgos', 'El tratamiento más eficaz']],
    ['es', 'Es 100 % seguro.', ['100 %']],
    ['es', 'Eliminaremos su dolor.', ['Eliminaremos su']],
    ['es', 'No tenga miedo, pero le garantizamos alivio.', ['garantizamos']],
  ] as const)('%s: %s', (locale, sentence, quoted) => {
    expect(claimsIn(sentence, locale).map((reason) => reason.split('"')[1])).toEqual(quoted)
  })

  const broken = [
    ['boost', 'en', 'Adjustments boost your energy.', 'boost'],
    ['boost', 'en', 'Unlock your healing potential.', 'Unlock your healing potential'],
    ['boost', 'es', 'El ajuste potencia su salud.', 'potencia su'],
    ['boost', 'es', 'Optimice su rendimiento.', 'Optimice su rendimiento'],
    ['immunity', 'en', 'Care supports a healthy immune system.', 'supports a healthy immune'],
    ['immunity', 'en', 'Regular visits help fight off colds.', 'fight off colds'],
    ['immunity', 'en', 'It prevents disease.', 'prevents disease'],
    ['immunity', 'es', 'La quiropráctica refuerza las defensas.', 'refuerza las defensas'],
    ['immunity', 'es', 'Evite resfriados: el ajuste previene la gripe.', 'previene la gripe'],
    ['straighten', 'en', 'We straighten crooked spines.', 'straighten crooked spines'],
    ['straighten', 'en', 'Care corrects your posture.', 'corrects your posture'],
    ['straighten', 'es', 'Enderezamos su espalda.', 'Enderezamos'],
    ['straighten', 'es', 'El ajuste corrige la escoliosis.', 'corrige la escoliosis'],
    ['subluxation', 'en', 'Subluxations cause illness.', 'Subluxations cause'],
    ['subluxation', 'en', 'A spine out of alignment leads to headaches.', 'spine out of alignment leads to'],
    ['subluxation', 'en', 'We remove nerve interference.', 'nerve interference'],
    ['subluxation', 'es', 'La subluxación provoca enfermedades.', 'subluxación provoca'],
    ['subluxation', 'es', 'Eliminamos sus subluxaciones.', 'Eliminamos sus subluxaciones'],
    ['detox', 'en', 'An adjustment starts your detox.', 'detox'],
    ['detox', 'en', 'Massage flushes out toxins.', 'flushes out toxins'],
    ['detox', 'es', 'Desintoxique su cuerpo.', 'Desintoxique'],
    ['detox', 'es', 'El masaje libera las toxinas.', 'libera las toxinas'],
    ['safe-for-all', 'en', 'Adjustments are completely safe.', 'completely safe'],
    ['safe-for-all', 'en', 'Our care is safe for everyone.', 'safe for everyone'],
    ['safe-for-all', 'en', 'Gentle, and safe for your baby.', 'safe for your baby'],
    ['safe-for-all', 'es', 'El ajuste es totalmente seguro.', 'totalmente seguro'],
    ['safe-for-all', 'es', 'Es una atención segura para toda la familia.', 'segura para toda la familia'],
    ['conditions', 'en', 'Adjustments help children with colic.', 'help children with colic'],
    ['conditions', 'en', 'We treat ear infections, asthma and more.', 'treat ear infections, asthma'],
    ['conditions', 'en', 'Often asthma improves after a few visits.', 'asthma improves'],
    ['conditions', 'es', 'Ayudamos a los bebés con cólicos.', 'Ayudamos a los bebés con cólicos'],
    ['conditions', 'es', 'Con los ajustes el asma se alivia.', 'asma se alivia'],
    ['conditions', 'es', 'El ajuste mejora las infecciones de oído.', 'mejora las infecciones de oído'],
    ['comparison', 'en', 'Adjustments are safer than pain pills.', 'safer than pain pills'],
    ['comparison', 'en', 'It works as well as surgery.', 'as well as surgery'],
    ['comparison', 'en', 'A natural alternative to opioids.', 'alternative to opioids'],
    ['comparison', 'en', 'Drug-free relief.', 'Drug-free'],
    ['comparison', 'es', 'El ajuste es mejor que las pastillas.', 'mejor que las pastillas'],
    ['comparison', 'es', 'Funciona tan bien como la cirugía.', 'tan bien como la cirugía'],
    ['comparison', 'es', 'Evite la cirugía con nosotros.', 'Evite la cirugía'],
    ['comparison', 'es', 'Alivio sin fármacos ni cirugía.', 'sin fármacos ni cirugía'],
  ] as const

  test.each(broken)('%s, %s: %s', (id, locale, sentence, quoted) => {
    const rule = claimRules.find((one) => one.id === id)
    expect(claimsIn(sentence, locale)).toContainEqual(
      `"${quoted}" ${rule?.reason}: ${rule?.advice}, as in "${rule?.wording[locale]}" (${rule?.source})`,
    )
  })

  test('every rule is broken above in both languages, and its own wording keeps all rules', () => {
    const ids = claimRules.map(({ id }) => id).filter((id) => id !== 'promise' && id !== 'superlative')
    for (const locale of ['en', 'es'] as const) {
      expect(new Set(broken.filter(([, at]) => at === locale).map(([id]) => id))).toEqual(new Set(ids))
      for (const { wording } of claimRules) expect(claimsIn(`${wording[locale]}.`, locale)).toEqual([])
    }
  })

  test('a message states the problem, the accepted wording, and the source of the rule', () => {
    expect(claimsIn('A cure.', 'en')).toEqual([
      '"cure" promises too much: say what may help and what is not known, as in "may ease some kinds of back pain" (https://www.ftc.gov/business-guidance/resources/health-products-compliance-guidance)',
    ])
    expect(claimsIn('Lo mejor.', 'es')).toEqual([
      '"Lo mejor" is a superlative: say what is so, without comparing, as in "una clínica quiropráctica familiar en la ciudad" (https://www.ftc.gov/legal-library/browse/ftc-policy-statement-regarding-advertising-substantiation)',
    ])
  })

  test.each([
    ['en', 'This does not cure migraine.'],
    ['en', 'No promises, no miracles.'],
    ['en', 'We can’t, by any means, guarantee a result.'],
    ['en', 'This site is not meant to diagnose, treat, cure or prevent any disease.'],
    ['en', 'Be wary of anyone who promises a cure.'],
    ['en', 'Store papers in a secure place; the manicure can wait.'],
    ['en', 'The best-known causes are few.'],
    ['en', 'Sleep is light at best, and we do our best.'],
    ['en', 'We share what we believe is best for you.'],
    ['en', 'The plan pays 100 % of the allowed amount.'],
    ['en', 'We do not treat colic, asthma or ear infections.'],
    ['en', 'Adjustments have not been shown to straighten one.'],
    ['en', 'Is chiropractic care safe for children?'],
    ['en', 'A booster seat holds a child up to the belt.'],
    ['en', 'Medicare covers an adjustment to correct a subluxation.'],
    ['en', 'Colic, reflux and ear infections are questions for the pediatrician.'],
    ['en', 'So we do not offer adjustments in place of migraine medicine.'],
    ['en', 'Nobody knows of a study that shows stiff joints cause asthma.'],
    ['es', 'No tratamos los cólicos, el asma ni las infecciones de oído.'],
    ['es', 'No se ha demostrado que los ajustes enderecen una curva.'],
    ['es', '¿Es segura para los niños?'],
    ['es', 'Medicare cubre el ajuste para corregir una subluxación.'],
    ['es', 'Los ajustes no reemplazan los medicamentos.'],
    ['es', 'No cura la migraña.'],
    ['es', 'Nadie puede garantizar un resultado.'],
    ['es', 'No hay atención sin riesgos.'],
    ['es', 'Procure descansar en un lugar seguro, sin curiosos.'],
    ['es', 'Póngase una curita y espere la curva.'],
    ['es', 'A lo mejor duerme mejor de lado.'],
    ['es', 'Lo haremos lo mejor posible.'],
    ['es', 'El plan paga el 100 % del monto permitido.'],
    ['es', 'Desconfíe de quien le prometa curarlo.'],
  ] as const)('%s is honest: %s', (locale, sentence) => {
    expect(claimsIn(sentence, locale)).toEqual([])
  })
})

describe('language', () => {
  test.each([
    ['Llame a la clínica si el dolor no se va.', 'es'],
    ['Call the clinic if the pain does not go away.', 'en'],
    ['Dolor de cuello', undefined],
    ['Office for Civil Rights, U.S. Department of Health and Human Services, Washington', undefined],
    ['Escriba a la Office for Civil Rights si cree que no respetamos sus derechos.', 'es'],
  ])('%s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })
})
