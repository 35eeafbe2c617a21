import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { themeColor } from '@/lib/seo/app-icons'
import './globals.css'

export const viewport: Viewport = { themeColor, colorScheme: 'light' }

/** Links that phones make from numbers and dates would break hydration; our phone numbers are links already. */
export const metadata: Metadata = { formatDetection: { telephone: false, date: false, address: false, email: false } }

/**
 * Render only the children: each language's layout renders `<html lang>`, so that static pages have the right language
 * and links between languages remain client-side navigations.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
