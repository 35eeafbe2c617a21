import { clinic, phone } from '@/lib/clinic/facts'
import { contactCard } from '@/lib/clinic/vcard'
import { absoluteUrl } from '@/lib/seo/site'

export const dynamic = 'force-static'

/** The clinic as a vCard; one file for all languages, because names and addresses are not translated. */
export const GET = () =>
  new Response(contactCard(clinic, phone.number, absoluteUrl('/')), { headers: { 'Content-Type': 'text/vcard' } })
