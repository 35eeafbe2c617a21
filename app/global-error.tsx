'use client'

import { FatalError } from '@/components/islands/fatal-error'

/** Replace a document that fails as a whole. */
export default FatalError
