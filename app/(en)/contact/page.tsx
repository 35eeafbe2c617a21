import { definePage } from '@/components/pages/define-page'
import { FormPage } from '@/components/pages/form-page'
import '../../styles/forms.css'

const { Page, generateMetadata } = definePage('en', { contact: FormPage })

export { generateMetadata, Page as default }
