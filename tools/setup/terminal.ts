import { isCancel, multiselect, text } from '@clack/prompts'
import type { Ask } from './questions'

/** Ask in the terminal; a rejected answer is explained and asked again. */
export const askInTerminal: Ask = {
  async text({ message, initial }, refuse) {
    const reply = await text({ message, initialValue: initial, validate: (typed) => refuse(typed ?? '') })
    return isCancel(reply) ? undefined : (reply ?? '')
  },
  async choose(message, options, initialValues) {
    const chosen = await multiselect({ message, options, initialValues, required: false })
    return isCancel(chosen) ? undefined : chosen
  },
}
