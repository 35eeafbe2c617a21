import { CityPage } from '@/components/pages/city-page'
import { definePage } from '@/components/pages/define-page'
import { PolicyPage } from '@/components/pages/policy-page'

const { Page, generateMetadata, generateStaticParams } = definePage('es', { city: CityPage, policy: PolicyPage })

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
