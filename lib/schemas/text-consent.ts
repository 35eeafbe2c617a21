import { text } from './fields'

/**
 * The consent to text messages: one sentence for each point that carriers check before they deliver a business's
 * messages (CTIA Messaging Principles and Best Practices, 5.1): who sends them, how many, what they cost, how to stop
 * them, how to get help, and that care does not depend on them (47 CFR 64.1200(f)(9)).
 */
export const textConsent = {
  at: 'text-consent.yaml',
  words: {
    who: text
      .regex(/\{clinic\}/, 'must contain {clinic}: carriers check who sends the messages')
      .meta({ label: 'Who sends the messages, and what about' }),
    frequency: text.meta({ label: 'How many messages' }),
    rates: text
      .regex(/rates|tarifas/i, 'must say that message and data rates may apply')
      .meta({ label: 'What they cost' }),
    stop: text
      .regex(/STOP/, 'must contain the word STOP: replying with it ends the messages')
      .meta({ label: 'How to end them' }),
    help: text
      .regex(/HELP/, 'must contain the word HELP: replying with it brings help')
      .meta({ label: 'How to get help' }),
    condition: text.meta({ label: 'Care does not depend on it' }),
  },
  facts: {},
} as const
