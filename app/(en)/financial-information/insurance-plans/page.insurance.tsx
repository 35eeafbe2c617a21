import { definePage } from '@/components/pages/define-page'
import { InsurancePlansPage } from '@/components/pages/insurance-plans-page'

const { Page, generateMetadata } = definePage('en', { 'insurance-plans': InsurancePlansPage })

export { generateMetadata, Page as default }
