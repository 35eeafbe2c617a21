import { definePage } from '@/components/pages/define-page'
import { ThankYouPage } from '@/components/pages/thank-you-page'

const { Page, generateMetadata } = definePage('es', { 'thank-you': ThankYouPage })

export { generateMetadata, Page as default }
