import { CashPlansPage } from '@/components/pages/cash-plans-page'
import { definePage } from '@/components/pages/define-page'
import { InsurerPage } from '@/components/pages/insurer-page'
import { WhatItCostsPage } from '@/components/pages/what-it-costs-page'

const { Page, generateMetadata, generateStaticParams } = definePage('es', {
  'cash-plans': CashPlansPage,
  'what-it-costs': WhatItCostsPage,
  insurer: InsurerPage,
})

export { generateMetadata, generateStaticParams, Page as default }
export const dynamicParams = false
