import { AboutPage } from '@/components/pages/about-page'
import { definePage } from '@/components/pages/define-page'

const { Page, generateMetadata } = definePage('en', { about: AboutPage })

export { generateMetadata, Page as default }
