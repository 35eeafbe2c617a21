import { definePage } from '@/components/pages/define-page'
import { ServicePage } from '@/components/pages/service-page'

const { Page, generateMetadata, generateStaticParams } = definePage('en', { service: ServicePage })

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
