'use client'

import { FatalError } from '@/components/islands/fatal-error'

/** Replace the whole document when rendering it fails. */
export default FatalError
