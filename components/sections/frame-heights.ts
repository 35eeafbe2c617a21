import { tw } from '@/components/ui/classes'

/** The height of our own forms, which the page reserves for them: what their first step needs at most on a phone. */
export const demoHeights = {
  survey: tw`min-h-[496px]`,
  contact: tw`min-h-[462px]`,
  'new-patient': tw`min-h-[540px]`,
  booking: tw`min-h-[496px]`,
}

/** The height that the page reserves for the first content of a provider's frame, so that nothing shifts when it loads. */
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
