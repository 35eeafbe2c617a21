import { definePage } from '@/components/pages/define-page'
import { QualityPage } from '@/components/pages/quality-page'

const { Page, generateMetadata } = definePage('es', { quality: QualityPage })

export { generateMetadata, Page as default }
