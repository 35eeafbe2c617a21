import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { themeColor } from '@/lib/seo/app-icons'
import './globals.css'

export const viewport: Viewport = { themeColor }

/**
 * Render only its children: the layout of each language renders `<html lang>`, so that static pages have the right
 * language and links between languages are still client-side navigations.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
