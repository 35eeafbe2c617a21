import { clinic } from '@/lib/clinic/facts'
import { hasOffices, offices } from '@/lib/clinic/offices'
import { contactCard } from '@/lib/clinic/vcard'
import { absoluteUrl } from '@/lib/util/site'

export const dynamic = 'force-static'

/**
 * Serve the clinic as a vCard, one contact per office. One file serves both languages, because names and addresses are
 * not translated.
 */
export const GET = () =>
  new Response(
    offices
      .map(({ name, address, geo, phone }) =>
        contactCard({ ...clinic, address, geo }, phone.dialed, absoluteUrl('/'), hasOffices ? name : undefined),
      )
      .join(''),
    { headers: { 'Content-Type': 'text/vcard' } },
  )
