import { tw } from '@/components/ui/classes'

/**
 * The height that the page reserves for the first content of a frame, so that nothing shifts when it loads; our demos
 * are at least as high.
 */
export const frameHeights = {
  survey: tw`min-h-[700px]`,
  contact: tw`min-h-[726px]`,
  'new-patient': tw`min-h-[659px]`,
  booking: tw`min-h-[736px]`,
}

/** The height to reserve for a provider's survey instead, by where it stands: its first step may be long. */
export const surveyRooms = {
  home: tw`min-h-[700px] max-sm:min-h-[1100px]`,
  consultation: tw`min-h-[120vh] lg:min-h-[1200px]`,
}
