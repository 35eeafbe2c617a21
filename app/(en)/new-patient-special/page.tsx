import { definePage } from '@/components/pages/define-page'
import { FormPage } from '@/components/pages/form-page'

const { Page, generateMetadata } = definePage('en', { 'new-patient-special': FormPage })

export { generateMetadata, Page as default }
