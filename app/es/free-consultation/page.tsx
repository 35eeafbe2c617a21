import { definePage } from '@/components/pages/define-page'
import { FreeConsultationPage } from '@/components/pages/free-consultation-page'

const { Page, generateMetadata } = definePage('es', { 'free-consultation': FreeConsultationPage })

export { generateMetadata, Page as default }
