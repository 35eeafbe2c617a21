'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { replayProps } from '@/lib/loader/contract'
import { loadLater } from './load-later'
import { loadScript } from './load-script'
import { spin } from './spin'
import { forceFullPageLoads, remembered } from './translated-links'

type Language = { code: string; name: string }
type Props = {
  locale: Locale
  script: string
  languages: Language[]
  icon: ReactNode
  working: string
  failed: string
}

type Provider = { translate: { TranslateElement: new (settings: object, id: string) => unknown } }

declare global {
  interface Window {
    google?: Provider
    startTranslation?: () => void
  }
}

const box = 'translation-widget'
const widgetOf = ({ locale, script, languages }: Pick<Props, 'locale' | 'script' | 'languages'>) => ({
  load() {
    window.startTranslation = () => {
      const includedLanguages = languages.map(({ code }) => code).join()
      ;new (window.google as Provider).translate.TranslateElement(
        { pageLanguage: locale, includedLanguages, autoDisplay: false },
        box,
      )
    }
    return loadScript(`${script}?cb=startTranslation`)
  },
  dropdown: () => document.querySelector<HTMLSelectElement>('select.goog-te-combo'),
  language: () => document.documentElement.lang,
})

/**
 * Render a button for each machine-translated language. The provider's script loads with the first choice; the choice
 * is kept for the session, until the visitor goes back to an authored language.
 */
export function LanguageChoice({ locale, script, languages, icon, working, failed }: Props) {
  const [current, setCurrent] = useState('')
  const [message, setMessage] = useState('')
  const latest = useRef('')
  const list = useRef<HTMLUListElement>(null)

  const begin = useCallback(
    async (code: string) => {
      latest.current = code
      setCurrent(code)
      setMessage(working)
      forceFullPageLoads()
      const stopped = () => latest.current !== code
      try {
        await loadLater(script, async () => {
          const { translatePage } = await import('@/lib/embeds/translate-page')
          await translatePage(code, widgetOf({ locale, script, languages }), stopped)
        })
        if (!stopped()) setMessage('')
      } catch {
        if (stopped()) return
        remembered.set('')
        setCurrent('')
        setMessage(failed)
      }
    },
    [locale, script, languages, working, failed],
  )

  useEffect(() => {
    const code = remembered.get()
    if (languages.some((language) => language.code === code)) begin(code as string)
    return () => {
      latest.current = ''
    }
  }, [languages, begin])

  function choose(code: string) {
    remembered.set(code)
    spin(list.current?.querySelector('svg') ?? null)
    begin(code)
  }

  return (
    <>
      <ul ref={list} className="flex flex-wrap items-center gap-x-6">
        <li>{icon}</li>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              className="min-h-11 cursor-pointer font-semibold hover:underline aria-pressed:underline"
              lang={code}
              translate="no"
              aria-pressed={code === current}
              onClick={() => choose(code)}
              {...replayProps}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-small" role="status">
        {message}
      </p>
      <div id={box} hidden />
    </>
  )
}
