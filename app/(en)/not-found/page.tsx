import { definePage } from '@/components/pages/define-page'
import { NotFoundPage } from '@/components/pages/not-found-page'

const { Page, generateMetadata } = definePage('en', { 'not-found': NotFoundPage }, '/not-found')

export { generateMetadata, Page as default }
