'use client'

import { FatalError } from '@/components/islands/fatal-error'

/** What Next shows in place of a document that fails as a whole. */
export default FatalError
