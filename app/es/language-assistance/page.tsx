import { definePage } from '@/components/pages/define-page'
import { LanguageAssistancePage } from '@/components/pages/language-assistance-page'

const { Page, generateMetadata } = definePage('es', { 'language-assistance': LanguageAssistancePage })

export { generateMetadata, Page as default }
