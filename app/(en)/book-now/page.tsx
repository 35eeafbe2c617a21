import { BookingPage } from '@/components/pages/booking-page'
import { definePage } from '@/components/pages/define-page'

const { Page, generateMetadata } = definePage('en', { 'book-now': BookingPage })

export { generateMetadata, Page as default }
