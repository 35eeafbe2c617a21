import { definePage } from '@/components/pages/define-page'
import { WhereDoesItHurtPage } from '@/components/pages/where-does-it-hurt-page'

const { Page, generateMetadata } = definePage('es', { 'where-does-it-hurt': WhereDoesItHurtPage })

export { generateMetadata, Page as default }
