/** Renders the native contact form as on the contact page, as JSON by language: `tsx print-contact-form.tsx <endpoint>`. */
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactFormSection } from '@/components/sections/contact-form-section'
import { locales } from '@/lib/i18n/locales'

const [endpoint = ''] = process.argv.slice(2)

// The router is only needed after hydration.
const router = {} as never
const pages = locales.map((locale) => {
  const form = <ContactFormSection locale={locale} id="form" heading="Form" note="" endpoint={endpoint} />
  const html = renderToStaticMarkup(<AppRouterContext.Provider value={router}>{form}</AppRouterContext.Provider>)
  return [locale, `<html lang="${locale}"><meta charset="utf-8"><title>Form</title>${html}</html>`]
})
console.log(JSON.stringify(Object.fromEntries(pages)))
