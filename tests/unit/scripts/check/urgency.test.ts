/** @jest-environment node */
import type { Locale } from '@/lib/i18n/locales'
import { tellsUrgency } from '@/scripts/check/urgency'

test.each<[locale: Locale, texts: string[]]>([
  [
    'en',
    [
      'Call 911 for chest pain.',
      'With a fever, go to the emergency room.',
      'A hot joint belongs in the ER.',
      'See a medical doctor today if your arm is growing weaker.',
      'See a doctor within two days for a swollen knee.',
      'Tell your prenatal team right away.',
      'Call your doctor if it gets worse.',
      'Call your pediatrician.',
      'After hours, try urgent care.',
      'Get medical help right away.',
      'Numbness needs medical care now.',
    ],
  ],
  [
    'es',
    [
      'Llame al 911 si le duele el pecho.',
      'Con fiebre, vaya a la sala de emergencias.',
      'Vaya a urgencias.',
      'Vea a un médico hoy si el brazo pierde fuerza.',
      'Vaya con su doctora esta semana.',
      'Llame a su médico si empeora.',
      'Llame a su pediatra.',
      'Busque atención médica de inmediato.',
      'Hable con su equipo prenatal cuanto antes.',
    ],
  ],
])('%s: a text that tells how soon to seek care', (locale, texts) => {
  for (const text of texts) expect([text, tellsUrgency(text, locale)]).toEqual([text, true])
})

test.each<[locale: Locale, texts: string[]]>([
  [
    'en',
    [
      'Read when to call 911.',
      'See when neck pain calls for 911, and what can wait.',
      'Some signs can’t wait: here’s when to be seen.',
      'Ask your doctor or pharmacist before you take ibuprofen.',
      'Tell us if you take a blood thinner.',
      'We’ll refer you to a medical doctor.',
      'Talk with your prenatal team before your first visit.',
      'Call us today and get in this week.',
      'A nurse who stands all day feels it first.',
      'In an emergency we may share your records.',
    ],
  ],
  [
    'es',
    [
      'Lea cuándo llamar al 911.',
      'Vea cuándo buscar atención.',
      'Pregunte a su médico o farmacéutico antes de tomar ibuprofeno.',
      'Díganos si toma anticoagulantes.',
      'Le mandamos con un médico.',
      'Hable con su equipo prenatal antes de su primera visita.',
      'Llámenos hoy y venga esta semana.',
      'En una emergencia podemos compartir su expediente.',
    ],
  ],
])('%s: a harmless text', (locale, texts) => {
  for (const text of texts) expect([text, tellsUrgency(text, locale)]).toEqual([text, false])
})
