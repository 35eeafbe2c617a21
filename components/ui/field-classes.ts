import { tw } from './classes'

/** Classes of forms; plain strings, because islands use them. */
export const form = tw`grid min-w-0 gap-2 xs:gap-4`
/** The fields, in two columns if there is room: a field takes one, `full` takes both. */
export const part = tw`grid min-w-0 xs:grid-cols-2 xs:items-start gap-2 xs:gap-4`
export const full = tw`xs:col-span-full`
export const heading = tw`font-bold font-display text-t4/head`

export const field = tw`grid min-w-0 gap-1 xs:gap-1`
export const label = tw`font-semibold max-xs:leading-head`
export const control = tw`min-h-11.5 w-full rounded-m border-[1.5px] border-line-2 bg-white px-3 py-2 text-body aria-invalid:border-2 aria-invalid:border-redbud`
export const problem = tw`font-semibold text-redbud text-small`
/** The list of problems of a form. */
export const problems = tw`border-redbud border-l-4 bg-straw px-4 py-2 font-semibold text-ink text-small`

export const box = tw`size-4.5 flex-none accent-spruce-950`
/** A sentence to agree to, beside its checkbox. */
export const agree = tw`flex min-h-11 cursor-pointer items-start gap-2 py-2 text-small/text *:[input]:mt-0.5`
