import { BookingPage } from '@/components/pages/booking-page'
import { definePage } from '@/components/pages/define-page'

const { Page, generateMetadata } = definePage('es', { 'book-now': BookingPage })

export { generateMetadata, Page as default }
