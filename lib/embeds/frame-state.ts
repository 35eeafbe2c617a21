/** The state of a frame; `idle` until it is in the viewport. */
export type FrameState = 'idle' | 'waiting' | 'slow' | 'ready' | 'failed'

/**
 * The events of a frame: `answered` when its page or host has responded, `late` and `expired` as time passes without a
 * response, `refused` when it cannot load.
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
 * @param isUsed whether the visitor has used the frame: then it is kept, because a failed frame is hidden.
 */
export function nextFrameState(state: FrameState, event: FrameEvent, isUsed: boolean): FrameState {
  const next = transitions[state][event] ?? state
  return next === 'failed' && isUsed ? 'slow' : next
}
