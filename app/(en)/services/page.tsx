import { definePage } from '@/components/pages/define-page'
import { ServicesPage } from '@/components/pages/services-page'

const { Page, generateMetadata } = definePage('en', { services: ServicesPage })

export { generateMetadata, Page as default }
