/** The state of a frame; `idle` until it is in the viewport. */
export type FrameState = 'idle' | 'waiting' | 'slow' | 'ready' | 'failed'

/**
 * The events of a frame: `answered` when its page or its host has shown that it works, `late` and `expired` as time
 * passes without that, `refused` when it cannot come.
 */
export type FrameEvent = 'seen' | 'answered' | 'late' | 'expired' | 'refused' | 'retried'

const transitions: Record<FrameState, Partial<Record<FrameEvent, FrameState>>> = {
  idle: { seen: 'waiting' },
  waiting: { answered: 'ready', late: 'slow', expired: 'failed', refused: 'failed' },
  slow: { answered: 'ready', expired: 'failed', refused: 'failed' },
  ready: {},
  failed: { answered: 'ready', retried: 'waiting' },
}

/**
 * Return the state of a frame after an event.
 * @param isUsed whether the visitor has been in the frame: it is not taken away then, because a frame that has failed is hidden.
 */
export function nextFrameState(state: FrameState, event: FrameEvent, isUsed: boolean): FrameState {
  const next = transitions[state][event] ?? state
  return next === 'failed' && isUsed ? 'slow' : next
}
