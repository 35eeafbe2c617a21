import type { ReactNode } from 'react'
import { Hydrated } from '@/components/islands/hydrated'
import type { Locale } from '@/lib/i18n/locales'
import { rootId } from './first-paint'

type Props = { locale: Locale; children: ReactNode }

/**
 * Render the document of a page shown in a frame, without the shell. Its inline script reports the height of the
 * content to the parent page; as a module, it is not deferred by the export.
 */
export function DemoDocument({ locale, children }: Props) {
  return (
    <html lang={locale} id={rootId}>
      <body>
        {children}
        <Hydrated />
        <script type="module" src="/demo/frame.js" />
      </body>
    </html>
  )
}
