'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { visitAttribution } from '@/components/client/visit-attribution'
import { buttonClass } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import type { FieldSpec, FormWords } from '@/lib/forms/validate'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { formReceivedEvent, replayProps } from '@/lib/loader/contract'
import { passable, visitParameters } from '@/lib/visit/attribution'
import { clearDraft, readDraft, saveDraft } from './draft'
import { Field, ProblemSummary } from './field'
import { focusField, useForm, valuesOf } from './use-form'

/** Reasons why a message could not be sent; `online` means that the connection is back. */
type Trouble = 'offline' | 'online' | 'timeout' | 'refused' | 'unreachable'

type ContactWords = Record<Trouble, string> & {
  form: FormWords
  send: string
  sending: string
  restored: string
  leaveEmpty: string
}

type Props = {
  locale: Locale
  /** The URL the form posts to: by `fetch`, or natively without JavaScript. */
  endpoint: string
  /** The absolute URL of the thank-you page, for endpoints that redirect there. */
  thanks: string
  fields: FieldSpec[]
  words: ContactWords
  /** The notice below the fields. */
  children: ReactNode
}

/** Minimum time from hydration to submission in milliseconds; deters bots, and people do not notice the delay. */
const minimumTime = 3000
/** Timeout of the request, in milliseconds. */
const timeout = 15_000

async function post(endpoint: string, form: HTMLFormElement): Promise<Trouble | 'sent'> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new FormData(form),
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      // A redirect means that the endpoint has accepted the message.
      redirect: 'manual',
      signal: abort.signal,
    })
    return response.ok || response.type === 'opaqueredirect' ? 'sent' : 'refused'
  } catch {
    if (abort.signal.aborted) return 'timeout'
    return navigator.onLine ? 'unreachable' : 'offline'
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Show the native contact form. Without JavaScript it is a plain POST; hydrated, it validates, keeps unsent values for
 * the session through errors, reloads and lost connections, submits once, and navigates to the thank-you page. The
 * method is always POST, so that no value ends up in a URL.
 */
export function ContactForm({ locale, endpoint, thanks, fields, words, children }: Props) {
  const { form, problems, check, recheck } = useForm()
  const router = useRouter()
  const [state, setState] = useState<Trouble | 'idle' | 'sending' | 'restored'>('idle')
  const busy = useRef(false)
  const since = useRef(0)
  const [facts, setFacts] = useState<[string, string][]>([])

  useEffect(() => {
    since.current = performance.now()
    setFacts(visitParameters(visitAttribution(), passable))
    if (form.current && readDraft(form.current)) setState('restored')
    const lost = () => setState((now) => (now === 'sending' ? now : 'offline'))
    const back = () => setState((now) => (now === 'offline' ? 'online' : now))
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [form])

  function onInput() {
    recheck()
    if (form.current) saveDraft(valuesOf(form.current))
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const element = form.current
    if (busy.current || !element || !check(fields.map(({ name }) => name))) return
    busy.current = true
    setState('sending')
    await new Promise((resolve) => setTimeout(resolve, minimumTime - (performance.now() - since.current)))
    const elapsed = element.elements.namedItem('elapsed') as HTMLInputElement
    elapsed.value = String(Math.round((performance.now() - since.current) / 1000))
    const outcome = navigator.onLine ? await post(endpoint, element) : 'offline'
    if (outcome === 'sent') {
      clearDraft()
      window.dispatchEvent(new Event(formReceivedEvent))
      // The visitor may have left the page meanwhile.
      if (form.current) router.push(localePath('/thank-you', locale))
      return
    }
    busy.current = false
    setState(outcome)
  }

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={endpoint}
      acceptCharset="utf-8"
      aria-busy={state === 'sending' || undefined}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <ProblemSummary problems={problems} words={words.form} onPick={(name) => focusField(form.current, name)} />
      <div className={css.part}>
        {fields.map((spec) => (
          <Field key={spec.name} spec={spec} words={words.form} problem={problems[spec.name]} />
        ))}
      </div>
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="_next" value={thanks} />
      <input type="hidden" name="elapsed" defaultValue="" />
      {facts.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="absolute -left-[200vw]" aria-hidden="true">
        <label htmlFor="f-gotcha">{words.leaveEmpty}</label>
        <input id="f-gotcha" name="_gotcha" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <p className={state === 'idle' || state === 'sending' ? 'sr-only' : css.problems} role="status">
        {state === 'idle' ? '' : words[state]}
      </p>
      <button
        type="submit"
        className={buttonClass('primary', 'small')}
        aria-disabled={state === 'sending' || undefined}
        {...replayProps}
      >
        {state === 'sending' ? words.sending : words.send}
      </button>
    </form>
  )
}
