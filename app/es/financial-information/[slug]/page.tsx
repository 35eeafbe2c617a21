import { CashPlansPage } from '@/components/pages/cash-plans-page'
import { definePage } from '@/components/pages/define-page'
import { InsurancePlansPage } from '@/components/pages/insurance-plans-page'
import { InsurerPage } from '@/components/pages/insurer-page'
import { WhatItCostsPage } from '@/components/pages/what-it-costs-page'

const { Page, generateMetadata, generateStaticParams } = definePage('es', {
  'cash-plans': CashPlansPage,
  'insurance-plans': InsurancePlansPage,
  'what-it-costs': WhatItCostsPage,
  insurer: InsurerPage,
})

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
