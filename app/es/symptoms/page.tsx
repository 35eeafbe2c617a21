import { definePage } from '@/components/pages/define-page'
import { SymptomsPage } from '@/components/pages/symptoms-page'

const { Page, generateMetadata } = definePage('es', { symptoms: SymptomsPage })

export { generateMetadata, Page as default }
