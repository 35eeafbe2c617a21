import { BlogPage } from '@/components/pages/blog-page'
import { definePage } from '@/components/pages/define-page'

const { Page, generateMetadata } = definePage('es', { blog: BlogPage })

export { generateMetadata, Page as default }
