'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon'
import { replayProps } from '@/lib/loader/contract'
import { copyText } from './copy-text'

type Props = {
  url: string
  title: string
  words: { copy: string; copied: string; failed: string; device: string }
}

/** Copy a URL, or open the device's share sheet if there is one. CSS hides the button without JavaScript. */
export function ShareButtons({ url, title, words }: Props) {
  const [hasSheet, setHasSheet] = useState(false)
  useEffect(() => setHasSheet('share' in navigator), [])

  const copy = () => copyText(url, words)

  async function share() {
    try {
      await navigator.share?.({ title, url })
    } catch (error) {
      // The visitor closed the share sheet.
      if ((error as Error).name !== 'AbortError') await copy()
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${buttonClass('outline', 'small')} noscript:hidden`}
        onClick={copy}
        {...replayProps}
      >
        <Icon name="link-simple" />
        {words.copy}
      </button>
      {hasSheet && (
        <button type="button" className={buttonClass('outline', 'small')} onClick={share}>
          <Icon name="share-network" />
          {words.device}
        </button>
      )}
    </>
  )
}
