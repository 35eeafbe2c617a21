import { tw } from '@/components/ui/classes'

/** The headings of the footer. */
export const footerHeading = tw`mb-1 text-lg/[1.25] text-white tracking-normal sm:mb-2`
