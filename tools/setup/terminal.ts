import { confirm, multiselect, note, select, text } from '@clack/prompts'
import type { Ask } from './ask'

const unlessLeft = <Reply extends string | string[]>(reply: Reply | symbol): Reply | undefined =>
  typeof reply === 'symbol' ? undefined : reply

/** Ask in the terminal; explain a rejected answer immediately and ask again. */
export const askHere: Ask = async (question, given) => {
  const { message } = question
  if (question.type === 'text') {
    const reply = await text({
      message,
      initialValue: question.initial,
      validate: (value) => question.refuse(value ?? '', given),
    })
    return unlessLeft(reply ?? '')
  }
  if (question.type === 'select') {
    return unlessLeft(await select({ message, options: question.choices(given), initialValue: question.initial }))
  }
  return unlessLeft(
    await multiselect({ message, options: question.choices, initialValues: question.initial, required: false }),
  )
}

/** Show what will change, and ask whether to write it. */
export async function agrees(lines: string[]): Promise<boolean> {
  note(lines.join('\n'), 'This will change')
  return (await confirm({ message: 'Write it?' })) === true
}
