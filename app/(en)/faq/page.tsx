import { definePage } from '@/components/pages/define-page'
import { FaqPage } from '@/components/pages/faq-page'

const { Page, generateMetadata } = definePage('en', { faq: FaqPage })

export { Page as default, generateMetadata }
