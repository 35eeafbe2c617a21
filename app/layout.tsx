import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { themeColor } from '@/lib/seo/app-icons'
import './globals.css'

export const viewport: Viewport = { themeColor, colorScheme: 'light' }

/** Links that a phone makes of numbers and dates would stand in the way of hydration; ours are links already. */
export const metadata: Metadata = { formatDetection: { telephone: false, date: false, address: false, email: false } }

/**
 * Render only its children: the layout of each language renders `<html lang>`, so that static pages have the right
 * language and links between languages are still client-side navigations.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
