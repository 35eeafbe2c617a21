import type { Locale } from '../../../lib/i18n/locales'

/** A term of the glossary (content/glossary.md), and the patterns of the words that it replaces. */
type Term = { write: string; refuse: string }

/** Whole words only, so that "lumbar" is found and "alumbrar" is not. */
const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')

/** What to write, and what not: one term for each thing, so that a reader is never left to wonder if two words mean two things. */
const terms: Record<Locale, Term[]> = {
  en: [
    {
      write: 'cannot pass urine, or loses control of bladder or bowels',
      refuse: [
        'loss of (?:\\p{L}+ ){0,3}(?:bladder|bowels?)',
        '(?:bladder|bowel) control',
        '(?:trouble|problems?) (?:\\p{L}+ ){1,3}(?:bladder|bowels?|stool)',
      ].join('|'),
    },
    { write: 'quick push', refuse: 'thrusts?' },
  ],
  es: [
    {
      write: 'quiropráctico',
      refuse: 'quiropractor(?:es|as?)?|quiropraxistas?|quiropráctico o (?:una )?quiropráctica',
    },
    { write: 'atención quiropráctica', refuse: 'quiropraxia|cuidados? quiroprácticos?' },
    { write: 'quien le atiende', refuse: 'sus? especialistas?|quien(?:es)? lo atiend\\p{L}+' },
    { write: 'ajuste', refuse: 'tronar (?:los|sus) huesos' },
    { write: 'empuje rápido', refuse: 'impulsos?' },
    { write: 'tronido', refuse: 'chasquidos?' },
    { write: 'atención con las manos', refuse: '(?:atención|tratamientos?) manual(?:es)?' },
    { write: 'columna', refuse: 'espina dorsal|espinazo' },
    { write: 'parte baja de la espalda (cintura)', refuse: 'zona lumbar|espalda baja|lumbar(?:es)?|lumbalgia' },
    { write: 'ciática', refuse: 'nervio pinchado' },
    { write: 'articulación', refuse: 'coyunturas?' },
    { write: 'migraña', refuse: 'jaquecas?' },
    { write: 'adormecimiento', refuse: 'entumecimientos?' },
    { write: 'sarpullido', refuse: 'ronchas?' },
    {
      write: 'no puede orinar, o se le sale la orina o el excremento (popó)',
      refuse: [
        'vejiga|intestinos?|evacua\\p{L}+',
        '(?:control\\p{L}*|pérdida|pierde|perder|aguant\\p{L}+)(?: \\p{L}+){0,3} (?:orina|pipí|excremento|popó)',
        'se le escapan? (?:la orina|el excremento)',
      ].join('|'),
    },
    { write: 'radiografía', refuse: 'rayos X' },
    { write: 'informe de resultados', refuse: 'reporte de (?:hallazgos|resultados)|visita de resultados' },
    { write: 'plan de atención', refuse: 'plan(?:es)? de cuidados?' },
    { write: 'lesión en el trabajo', refuse: 'lesión (?:laboral|de trabajo)|lesiones (?:laborales|de trabajo)' },
    { write: 'reservar una cita', refuse: 'agendar|agende|bookear|program(?:ar|e) (?:una|su) (?:cita|consulta)' },
    { write: 'cita para el mismo día', refuse: 'citas? del mismo día' },
    { write: 'consulta gratuita', refuse: 'consulta gratis' },
    { write: 'oferta para pacientes nuevos', refuse: 'especial (?:de|para) (?:nuevos? pacientes?|pacientes? nuevos?)' },
    { write: 'referido', refuse: 'remisi(?:ón|ones)|derivaci(?:ón|ones)' },
    { write: 'seguro médico', refuse: 'aseguranzas?|seguros? de salud' },
    { write: 'deducible', refuse: 'franquicia' },
    { write: 'coseguro', refuse: 'coaseguro' },
    { write: 'precios para quien paga sin seguro', refuse: 'pagos? directos?' },
    { write: 'pagos a plazos', refuse: 'plan(?:es)? de pagos?' },
    { write: 'cuenta', refuse: 'facturas?|facturación' },
    { write: 'estimación de buena fe', refuse: 'presupuestos?' },
    { write: 'disputar (reclamar) la cuenta', refuse: 'impugn\\p{L}+' },
    { write: 'profesional de salud', refuse: 'proveedor(?:es|as?)?' },
    { write: 'sala de emergencias', refuse: 'urgencias' },
    { write: 'terapia física', refuse: 'fisioterap\\p{L}+' },
    { write: 'bienestar y prevención', refuse: '(?:cuidado|atención) de bienestar' },
    { write: 'mamá, papá o tutor', refuse: 'personas? a cargo|tutela' },
    { write: 'asiento de seguridad (car seat)', refuse: '(?:asiento|silla) (?:del|para) bebé' },
    { write: 'mojar la cama (enuresis)', refuse: 'enuresis \\(mojar la cama\\)' },
    { write: 'estudios', refuse: 'evidencias?' },
    { write: 'nuestra página en el mapa en línea', refuse: 'perfil (?:de|del) mapas?' },
    { write: 'auto', refuse: 'coches?' },
    { write: 'computadora', refuse: 'ordenador(?:es)?' },
    { write: 'alberca', refuse: 'piscinas?' },
    { write: 'banqueta', refuse: 'aceras?' },
    { write: 'niño', refuse: 'infantes?' },
  ],
}

/** Terms that a page explains at least once, and the word that explains them. */
const explained: Record<Locale, { term: string; as: string }[]> = {
  en: [],
  es: [
    { term: 'parte baja de la espalda', as: 'cintura' },
    { term: 'compensación para trabajadores', as: 'workers’ comp' },
    { term: 'TDAH', as: 'ADHD' },
  ],
}

/** Finds the words of a text that the glossary replaces. @returns a message for each; empty when there is none. */
export function termsIn(text: string, locale: Locale): string[] {
  return terms[locale].flatMap(({ write, refuse }) =>
    [...text.matchAll(whole(refuse))].map(([found]) => `"${found}": write "${write}" (content/glossary.md)`),
  )
}

/**
 * Finds terms that a page uses without explaining them anywhere.
 * @param texts the texts of the page
 * @returns the index of the first text that uses each, and the message for it
 */
export function unexplainedIn(texts: string[], locale: Locale): { at: number; reason: string }[] {
  return explained[locale].flatMap(({ term, as }) => {
    const at = texts.findIndex((text) => text.includes(term))
    if (at < 0 || texts.some((text) => whole(as).test(text))) return []
    return [{ at, reason: `"${term}" is not explained on this page: write "${term} (${as})" where it comes first` }]
  })
}
