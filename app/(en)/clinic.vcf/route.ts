import { clinic, phone } from '@/lib/clinic/facts'
import { contactCard } from '@/lib/clinic/vcard'
import { absoluteUrl } from '@/lib/seo/site'

export const dynamic = 'force-static'

/** The clinic as a contact: one file for both languages, since a name and an address have none. */
export const GET = () =>
  new Response(contactCard(clinic, phone.number, absoluteUrl('/')), { headers: { 'Content-Type': 'text/vcard' } })
