import { definePage } from '@/components/pages/define-page'
import { PostPage } from '@/components/pages/post-page'

const { Page, generateMetadata, generateStaticParams } = definePage('en', { post: PostPage })

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
