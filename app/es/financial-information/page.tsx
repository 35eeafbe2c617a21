import { definePage } from '@/components/pages/define-page'
import { FinancialPage } from '@/components/pages/financial-page'

const { Page, generateMetadata } = definePage('es', { 'financial-information': FinancialPage })

export { generateMetadata, Page as default }
