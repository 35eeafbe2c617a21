/** Renders the native contact form as on the contact page: `tsx print-contact-form.tsx <language> <endpoint>`. */
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactFormSection } from '@/components/sections/contact-form'
import type { Locale } from '@/lib/i18n/locales'

const [locale, endpoint] = process.argv.slice(2) as [Locale, string]

// The router is only needed after hydration.
const router = {} as never
const form = <ContactFormSection locale={locale} id="form" heading="Form" note="" endpoint={endpoint} />
console.log(
  `<html lang="${locale}"><meta charset="utf-8"><title>Form</title>${renderToStaticMarkup(
    <AppRouterContext.Provider value={router}>{form}</AppRouterContext.Provider>,
  )}</html>`,
)
