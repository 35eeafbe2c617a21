import { clinic } from '@/lib/clinic/facts'
import { hasOffices, mainOffice, offices } from '@/lib/clinic/offices'
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
      .map((office) => {
        const { name, address, geo, phone } = office
        const phoneLines = office === mainOffice ? clinic.phoneLines : undefined
        const at = { ...clinic, phoneLines, address, geo }
        return contactCard(at, phone.dialed, absoluteUrl('/'), hasOffices ? name : undefined)
      })
      .join(''),
    { headers: { 'Content-Type': 'text/vcard' } },
  )
