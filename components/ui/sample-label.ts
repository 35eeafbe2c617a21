import { tw } from './classes'

/** The label of what is only an example until the clinic has entered its own. */
export const sampleLabel = tw`inline-block rounded-[3px] border-[1.5px] border-redbud px-1.75 py-1.25 font-semibold font-text text-[0.8125rem]/none text-redbud`
