import { definePage } from '@/components/pages/define-page'
import { DemoPage } from '@/components/pages/demo/demo-page'

const { Page, generateMetadata, generateStaticParams } = definePage('en', { demo: DemoPage })

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
