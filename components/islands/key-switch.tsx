'use client'

import { useState } from 'react'
import { onDevice } from '@/components/client/storage'
import { tw } from '@/components/ui/classes'
import { deviceKeys } from '@/lib/loader/contract'

const look = tw`pointer-coarse:hidden inline-flex min-h-11 cursor-pointer items-center gap-2 text-ink-2 text-small`

/**
 * Let visitors turn off the key `/`, which opens the search: single-character shortcuts must have an off switch (WCAG
 * 2.2, success criterion 2.1.4). The browser stores the choice.
 */
export function KeySwitch({ label }: { label: string }) {
  const [isOn, setOn] = useState(() => !onDevice.get(deviceKeys.searchKey))

  function choose(on: boolean) {
    setOn(on)
    if (on) onDevice.remove(deviceKeys.searchKey)
    else onDevice.set(deviceKeys.searchKey, '1')
  }

  return (
    <label className={look}>
      <input
        className="size-4.5 flex-none accent-spruce-950"
        type="checkbox"
        checked={isOn}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}
