import { CityPage } from '@/components/pages/city-page'
import { definePage } from '@/components/pages/define-page'
import { OfficePage } from '@/components/pages/office-page'
import { PolicyPage } from '@/components/pages/policy-page'
import { PractitionerPage } from '@/components/pages/practitioner-page'

const { Page, generateMetadata, generateStaticParams } = definePage('es', {
  city: CityPage,
  office: OfficePage,
  policy: PolicyPage,
  practitioner: PractitionerPage,
})

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
