import { BodyPartPage } from '@/components/pages/body-part-page'
import { definePage } from '@/components/pages/define-page'

const { Page, generateMetadata, generateStaticParams } = definePage('en', { 'body-part': BodyPartPage })

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
