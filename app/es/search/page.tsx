import { definePage } from '@/components/pages/define-page'
import { SearchPage } from '@/components/pages/search-page'

const { Page, generateMetadata } = definePage('es', { search: SearchPage })

export { generateMetadata, Page as default }
