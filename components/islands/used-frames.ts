'use client'

import { type RefObject, useEffect } from 'react'

/** The attribute of a frame that the visitor has used, by click, tap or keyboard. */
const mark = 'data-used'

/** Mark a frame once it gets the focus: events inside it are invisible, but the window loses focus to it. */
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

/** Test whether the visitor has used a frame. */
export const wasUsed = (frame: HTMLIFrameElement) => frame.hasAttribute(mark)

/** Test whether the visitor may have typed into a frame on this page. */
export const isFrameUsed = () => document.querySelector(`iframe[${mark}]`) !== null
