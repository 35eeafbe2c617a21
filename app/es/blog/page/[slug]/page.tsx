import { BlogPage } from '@/components/pages/blog-page'
import { definePage } from '@/components/pages/define-page'

const { Page, generateMetadata, generateStaticParams } = definePage('es', { 'blog-page': BlogPage })

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
