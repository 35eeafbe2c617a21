import { definePage } from '@/components/pages/define-page'
import { SymptomsPage } from '@/components/pages/symptoms-page'

const { Page, generateMetadata } = definePage('en', { symptoms: SymptomsPage })

export { generateMetadata, Page as default }
