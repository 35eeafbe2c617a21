import { ContactPage } from '@/components/pages/contact-page'
import { definePage } from '@/components/pages/define-page'
import '../../styles/forms.css'

const { Page, generateMetadata } = definePage('en', { contact: ContactPage })

export { generateMetadata, Page as default }
