import { definePage } from '@/components/pages/define-page'
import { SymptomPage } from '@/components/pages/symptom-page'

const { Page, generateMetadata, generateStaticParams } = definePage('en', { symptom: SymptomPage })

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
