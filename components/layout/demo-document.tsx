import type { ReactNode } from 'react'
import { Awake } from '@/components/islands/awake'
import type { Locale } from '@/lib/i18n/locales'
import { figtree, nationalPark } from './fonts'

type Props = { locale: Locale; children: ReactNode }

/**
 * A page that stands in a frame: no shell around the content. The one script that runs at once tells the page around it
 * how high the content is; being a module, it is left in place by the export.
 */
export function DemoDocument({ locale, children }: Props) {
  return (
    <html lang={locale} className={`${nationalPark.variable} ${figtree.variable}`}>
      <body className="bare">
        {children}
        <Awake />
        <script type="module" src="/demo/frame.js" />
      </body>
    </html>
  )
}
