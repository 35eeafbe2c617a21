import { extraAddress } from '../../lib/content/not-offered'
import { recordsAt } from '../../lib/content/read-fields'
import { definitionOf } from '../../lib/page-types'
import { pageTypeNames } from '../../lib/page-types/names'
import { type Files, fieldsOf, pagesIn } from '../../scripts/shared/content-pages'
import { checkAnswers, type ReadAnswers } from './answers'
import { cityQuestion } from './city-questions'
import { officeDetails, officeQuestion } from './office-questions'
import { clinicPhotoQuestion, optionalQuestions } from './optional'
import { pictureFault } from './photos'
import { takePictures } from './pictures'
import { presentAnswers } from './present'
import { type Given, isNothing, type Question } from './question'
import { questionsFor } from './questions'

/** Put a question to a person; undefined if they leave with Ctrl+C. */
export type Ask = (question: Question, given: Given) => Promise<string | string[] | undefined>

/** Return what a clinic may not offer: pages, and services without one. */
const switchable = (files: Files) => {
  const home = fieldsOf('home.en.yaml', files.get('home.en.yaml') ?? '')
  const extras = recordsAt(home, 'extraServices')
  return [
    ...switchablePages(files),
    ...extras.map(({ id, title }) => ({ value: extraAddress(id), label: String(title) })),
  ]
}

/** Return the pages of a content folder that can be switched off. */
const switchablePages = (files: Files) =>
  pageTypeNames.flatMap((pageType) => {
    const { switchable: above, content } = definitionOf(pageType)
    const pages = above === null ? [] : pagesIn(content.at.replace('/*.md', ''), files)
    return pages.map(({ name, fields }) => ({ value: `${above}/${name}`, label: String(fields.title) }))
  })

/**
 * Ask every question, with the present content as the default.
 * @param folder the folder that contains content/ @param given receives the answers one by one, so that they are kept
 * if somebody leaves
 * @returns the answers; undefined if somebody leaves before the end. Nothing is written here
 */
export async function askAll(
  files: Files,
  ask: Ask,
  folder = 'content',
  given: Given = {},
): Promise<ReadAnswers | undefined> {
  const present = presentAnswers(files)
  const views = recordsAt(fieldsOf('drawings.yaml', files.get('drawings.yaml') ?? ''), 'views')
  const drawings = new Set(views.map(({ name }) => String(name)))
  const withoutStale = (question: Question): Question =>
    question.type === 'text' && question.isStale?.(given) ? { ...question, initial: '' } : question
  const put = async (question: Question) => {
    let reply = await ask(withoutStale(question), given)
    // The terminal itself rejects lines, but neither choices nor faulty pictures.
    while (question.type === 'many' && Array.isArray(reply)) {
      const reason = question.refuse(reply)
      if (!reason) break
      reply = await ask({ ...question, message: `${reason} ${question.message}`, initial: reply }, given)
    }
    while (question.type === 'text' && question.hasPicture && typeof reply === 'string' && !isNothing(reply)) {
      const next = { ...given }
      question.put(next, reply)
      const reason = await pictureFault(folder, files, next)
      if (!reason) break
      reply = await ask({ ...question, message: `${reason}\n${question.message}`, initial: reply }, given)
    }
    if (reply !== undefined) question.put(given, reply)
    return reply
  }
  /** @returns whether nobody left */
  const putAll = async (questions: Question[]) => {
    for (const question of questions) if (!question.skip?.(given) && (await put(question)) === undefined) return false
    return true
  }
  /** Ask until an empty reply. @returns whether nobody left */
  const putEach = async ({ next, details }: { next: () => Question; details?: () => Question[] }) => {
    for (;;) {
      const reply = await put(next())
      if (reply === undefined) return false
      if (isNothing(String(reply))) return true
      if (details && !(await putAll(details()))) return false
    }
  }
  if (!(await putAll([...questionsFor(present, switchable(files)), ...optionalQuestions(present, drawings)]))) return
  const lists = [
    { next: () => clinicPhotoQuestion(given, drawings) },
    { next: () => officeQuestion(present, given), details: () => officeDetails(given) },
    { next: () => cityQuestion(present, given) },
  ]
  for (const list of lists) if (!(await putEach(list))) return
  if (given.name === present.name) given.logo = present.logo
  const { value, pictures } = takePictures(given, '.')
  const result = checkAnswers(value)
  if ('answers' in result) return { ...result, pictures, lineOf: () => undefined }
  throw new Error(result.refused.map(({ field, reason }) => `${field}: ${reason}`).join('\n'))
}
