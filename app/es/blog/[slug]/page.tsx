import { definePage } from '@/components/pages/define-page'
import { PostPage } from '@/components/pages/post-page'

const { Page, generateMetadata, generateStaticParams } = definePage('es', { post: PostPage })

export { Page as default, generateMetadata, generateStaticParams }
export const dynamicParams = false
