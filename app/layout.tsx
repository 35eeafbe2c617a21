import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { themeColor } from '@/lib/seo/app-icons'
import './globals.css'

export const viewport: Viewport = { themeColor }

/**
 * Passes through: each language's layout renders its own `<html lang>`, so that the static pages carry the right language
 * and a link between them is still a soft navigation.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
