import { BlogPage } from '@/components/pages/blog-page'
import { definePage } from '@/components/pages/define-page'

const { Page, generateMetadata, generateStaticParams } = definePage('en', { 'blog-page': BlogPage })

export { Page as default, generateMetadata, generateStaticParams }
export const dynamicParams = false
