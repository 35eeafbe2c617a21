'use client'

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { isModifiedClick } from '@/components/client/modified-click'
import { buttonClass, tw } from '@/components/ui/classes'
import { frameSourceAttribute, replayProps } from '@/lib/loader/contract'
import { type FrameSource, useFrame } from './use-frame'
import { useUsedMark } from './used-frames'

/** Stack the frame, its placeholder and its messages in one space. */
const frameClass = tw`group/frame relative grid grid-cols-[minmax(0,1fr)] transition-[min-height] duration-base ease-way print:hidden *:[grid-area:1/1] [&>iframe:not([src])]:hidden [&>iframe[class]]:bg-white data-[state=failed]:[&>iframe]:hidden data-[state=loaded]:[&>iframe]:bg-white data-[state=ready]:[&>iframe]:bg-white data-[state=silent]:[&>iframe]:bg-white [&>noscript>iframe]:bg-white [&_iframe]:absolute [&_iframe]:size-full [&_iframe]:max-h-full [&_iframe]:min-h-full`
const note = tw`grid place-items-start gap-4 bg-straw px-6 py-5 text-ink print:hidden`
const say = tw`${note} relative self-start empty:hidden group-data-[state=failed]/frame:place-content-center group-data-[state=failed]/frame:self-stretch group-data-[state=failed]/frame:bg-mist`

type Props = FrameSource & {
  /** Classes that set the size of the frame. */
  className: string
  /** The height to reserve, in pixels, if the classes do not set it. */
  height?: number
  /** The `data-frame` of its box. */
  name: string
  /** The URL of its page, to open it in a new tab. */
  page: string
  /** The attributes by which the provider's script finds its frame: `id`, `name`, `data-…`. */
  marks: Record<string, string>
  title: string
  sandbox: string
  allow: string
  /** The label of the button that loads the frame; frames without it load automatically. */
  ask?: string
  again: string
  slow: ReactNode
  silent: ReactNode
  failed: ReactNode
  /** The placeholder shown until the frame is ready. */
  children: ReactNode
}

/**
 * Show a provider's frame with reserved space. Without JavaScript the frame is in `<noscript>`, or a link leads to its
 * page; before hydration the inline loader sets its `src`.
 */
export function EmbedFrame({
  className,
  height,
  name,
  page,
  marks,
  title,
  sandbox,
  allow,
  ask,
  again,
  slow,
  silent,
  failed,
  children,
  ...source
}: Props) {
  const [wanted, setWanted] = useState(!ask)
  const { box, frame, state, again: tryAgain } = useFrame(source, wanted)
  const attributes = { title, sandbox, allow, referrerPolicy: 'strict-origin' } as const
  const isRequested = Boolean(ask) && wanted
  /** For the loader, which sets the `src` of frames that load automatically. */
  const deferred = ask ? {} : { [frameSourceAttribute]: source.src }

  useUsedMark(frame, !ask)

  useEffect(() => {
    if (isRequested) frame.current?.focus({ preventScroll: true })
  }, [isRequested, frame])

  const open = (event: MouseEvent) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    setWanted(true)
  }
  const repeat = () => {
    box.current?.focus({ preventScroll: true })
    tryAgain()
  }

  const retry = (
    <button type="button" className={buttonClass('outline')} onClick={repeat}>
      {again}
    </button>
  )
  return (
    <>
      <div
        ref={box}
        className={`${frameClass} ${className}`}
        data-frame={name}
        data-state={state}
        aria-busy={state === 'waiting' || undefined}
        tabIndex={-1}
      >
        {/* The security policy allows no style attributes. */}
        {height && <svg width="1" height={height} aria-hidden="true" />}
        {!isRequested && children}
        {ask && !wanted && (
          <a
            className={`${buttonClass('primary')} relative self-end justify-self-start`}
            href={page}
            {...replayProps}
            onClick={open}
          >
            {ask}
          </a>
        )}
        {wanted && <iframe ref={frame} {...marks} {...deferred} loading="lazy" {...attributes} />}
        {!ask && (
          <noscript>
            <iframe src={page} loading="lazy" {...attributes} />
          </noscript>
        )}
        <div className={say} role="status">
          {state === 'slow' && slow}
          {state === 'failed' && (
            <>
              {failed}
              {retry}
            </>
          )}
        </div>
      </div>
      {state === 'silent' && (
        <div className={note}>
          {silent}
          {retry}
        </div>
      )}
    </>
  )
}
