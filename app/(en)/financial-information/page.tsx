import { definePage } from '@/components/pages/define-page'
import { FinancialPage } from '@/components/pages/financial-page'

const { Page, generateMetadata } = definePage('en', { 'financial-information': FinancialPage })

export { generateMetadata, Page as default }
