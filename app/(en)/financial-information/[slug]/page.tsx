import { definePage } from '@/components/pages/define-page'
import { InsurerPage, PlanPage } from '@/components/pages/plan-page'

const { Page, generateMetadata, generateStaticParams } = definePage('en', { plan: PlanPage, insurer: InsurerPage })

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
