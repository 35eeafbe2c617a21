import { type FrameEvent, type FrameState, nextFrameState } from '@/lib/embeds/frame-state'

const events: FrameEvent[] = ['seen', 'answered', 'loaded', 'late', 'expired', 'refused', 'retried']

test.each<[FrameState, FrameState[]]>([
  // seen, answered, loaded, late, expired, refused, retried
  ['idle', ['waiting', 'idle', 'idle', 'idle', 'idle', 'idle', 'idle']],
  ['waiting', ['waiting', 'ready', 'loaded', 'slow', 'failed', 'failed', 'waiting']],
  ['slow', ['slow', 'ready', 'loaded', 'slow', 'failed', 'failed', 'slow']],
  ['loaded', ['loaded', 'ready', 'loaded', 'loaded', 'silent', 'loaded', 'loaded']],
  ['silent', ['silent', 'ready', 'silent', 'silent', 'silent', 'silent', 'waiting']],
  ['ready', ['ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'ready']],
  ['failed', ['failed', 'ready', 'failed', 'failed', 'failed', 'failed', 'waiting']],
])('a frame that is %s', (state, expected) => {
  expect(events.map((event) => nextFrameState(state, event, false))).toEqual(expected)
})

test.each<[FrameState, FrameEvent]>([
  ['waiting', 'expired'],
  ['slow', 'expired'],
  ['slow', 'refused'],
])('a frame in use that is %s when it has %s stays in sight', (state, event) => {
  expect(nextFrameState(state, event, true)).toBe('slow')
})
