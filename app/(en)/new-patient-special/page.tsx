import { definePage } from '@/components/pages/define-page'
import { NewPatientPage } from '@/components/pages/new-patient-page'

const { Page, generateMetadata } = definePage('en', { 'new-patient-special': NewPatientPage })

export { generateMetadata, Page as default }
