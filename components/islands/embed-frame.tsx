'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { frameSourceAttribute, replayed } from '@/lib/loader/contract'
import { isModifiedClick } from './modified-click'
import { type FrameSource, useFrame } from './use-frame'

type Props = FrameSource & {
  /** Which frame it is: its box and its shape (app/styles/embeds.css). */
  className: string
  /** The address of its page, for a tab of its own. */
  page: string
  title: string
  sandbox: string
  allow: string
  /** The words of the button that asks for the frame; frames without one come by themselves. */
  ask?: string
  again: string
  slow: ReactNode
  failed: ReactNode
  /** What stands in the box until the frame covers it. */
  children: ReactNode
}

/**
 * A provider's frame in a box of its own size. Without script its page stands there all the same, or one link away;
 * before the page is awake the inline loader gives it its address.
 */
export function EmbedFrame({
  className,
  page,
  title,
  sandbox,
  allow,
  ask,
  again,
  slow,
  failed,
  children,
  ...source
}: Props) {
  const [wanted, setWanted] = useState(!ask)
  const { box, frame, state, again: tryAgain } = useFrame(source, wanted)
  const attributes = { title, sandbox, allow, referrerPolicy: 'strict-origin' } as const
  const asked = Boolean(ask) && wanted
  /** The loader gives a frame its address; one that was asked for gets it here. */
  const asleep = ask ? {} : { [frameSourceAttribute]: source.src }

  useEffect(() => {
    if (asked) frame.current?.focus({ preventScroll: true })
  }, [asked, frame])

  const open = (event: MouseEvent) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    // The box keeps the height of what it held.
    if (box.current) box.current.style.minHeight = `${box.current.offsetHeight}px`
    setWanted(true)
  }
  const repeat = () => {
    box.current?.focus({ preventScroll: true })
    tryAgain()
  }

  return (
    <div
      ref={box}
      className={`frame ${className}`}
      data-state={state}
      aria-busy={state === 'waiting' || undefined}
      tabIndex={-1}
    >
      {!asked && children}
      {ask && !wanted && (
        <a className="btn btn-p frame__ask" href={page} {...replayed} onClick={open}>
          {ask}
        </a>
      )}
      {wanted && <iframe ref={frame} {...asleep} loading="lazy" {...attributes} />}
      {!ask && (
        <noscript>
          <iframe src={page} loading="lazy" {...attributes} />
        </noscript>
      )}
      <div className="frame__say" role="status">
        {state === 'slow' && slow}
        {state === 'failed' && (
          <>
            {failed}
            <button type="button" className="btn btn-o" onClick={repeat}>
              {again}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
