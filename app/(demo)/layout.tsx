import type { ReactNode } from 'react'
import { DemoDocument } from '@/components/layout/demo-document'

export default function DemoLayout({ children }: { children: ReactNode }) {
  return <DemoDocument locale="en">{children}</DemoDocument>
}
