import type { ReactNode } from 'react'
import { Document } from '@/components/layout/document'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <Document locale="es">{children}</Document>
}
