/**
 * The state of a frame; `idle` until it is in the viewport. One that should report something and has only loaded stays
 * in sight, as it may be a form or a browser's error page: `silent` once its time is over.
 */
export type FrameState = 'idle' | 'waiting' | 'slow' | 'loaded' | 'silent' | 'ready' | 'failed'

/**
 * The events of a frame: `answered` when it is known to work, `loaded` when some page is in it, `late` and `expired` as
 * time passes, `refused` when it cannot load.
 */
export type FrameEvent = 'seen' | 'answered' | 'loaded' | 'late' | 'expired' | 'refused' | 'retried'

const transitions: Record<FrameState, Partial<Record<FrameEvent, FrameState>>> = {
  idle: { seen: 'waiting' },
  waiting: { answered: 'ready', loaded: 'loaded', late: 'slow', expired: 'failed', refused: 'failed' },
  slow: { answered: 'ready', loaded: 'loaded', expired: 'failed', refused: 'failed' },
  loaded: { answered: 'ready', expired: 'silent' },
  silent: { answered: 'ready', retried: 'waiting' },
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
