'use client'

import { type RefObject, useEffect } from 'react'

/** On a frame that the visitor has been in, with a click, a tap or the keyboard. */
const mark = 'data-used'

/** Mark a frame once it has the focus: what happens inside cannot be seen, but the window loses the focus to it. */
export function useUsedMark(frame: RefObject<HTMLIFrameElement | null>, isForm: boolean) {
  useEffect(() => {
    if (!isForm) return
    const look = () => {
      if (frame.current && document.activeElement === frame.current) frame.current.setAttribute(mark, '')
    }
    // Firefox moves the focus after the event.
    const soon = () => setTimeout(look)
    // A control tapped before hydration still has the focus.
    look()
    window.addEventListener('blur', soon)
    return () => window.removeEventListener('blur', soon)
  }, [frame, isForm])
}

/** Test whether the visitor has been in a frame. */
export const wasUsed = (frame: HTMLIFrameElement) => frame.hasAttribute(mark)

/** Test whether the visitor may have typed into a frame of this page. */
export const isFrameUsed = () => document.querySelector(`iframe[${mark}]`) !== null
