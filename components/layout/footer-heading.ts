import { tw } from '@/components/ui/classes'

/** Classes of the footer's headings. */
export const footerHeading = tw`mb-1 text-lg/[1.25] text-white tracking-normal sm:mb-2`
