import { definePage } from '@/components/pages/define-page'
import { HomePage } from '@/components/pages/home-page'

const { Page, generateMetadata } = definePage('es', { home: HomePage })

export { generateMetadata, Page as default }
