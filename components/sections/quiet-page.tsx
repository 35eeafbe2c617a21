import { tw } from '@/components/ui/classes'

/** Hide what surrounds the tool and is not needed to use it, on phones. */
const small = tw`max-sm:[body:has(&)>[data-extra]]:hidden`
/** Hide what asks for a visit. */
const unasking = tw`[body:has(&)>aside]:hidden!`
/** Hide what asks for a visit or covers part of the page; on phones, also most of the footer. */
const calm = tw`${small} ${unasking} [body:has(&)>[data-extra]:not(.dark)]:hidden max-sm:[body:has(&)>dialog]:bottom-20 max-sm:[body:has(&)>footer]:pb-8 max-sm:[body:has(&)>footer]:[content-visibility:visible] max-sm:[body:has(&)>footer_[data-extra]]:hidden`

/** Mark a page as a tool, so that phones show it first. @param isUrgent keep our own prompts off the danger signs */
export const QuietPage = ({ isUrgent }: { isUrgent?: boolean }) => (
  <div className={`hidden ${isUrgent ? calm : small}`} />
)

/** Hide what asks for a visit on a page for those who just have. */
export const UnaskingPage = () => <div className={`hidden ${unasking}`} />

/** On an element of a page that asks for a visit itself: hide the offer above the footer. */
export const withoutOffer = tw`[body:has(&)>[aria-labelledby=offer-banner]]:hidden`

/** Hide the offer above the footer on a page that is about the offer itself. */
export const WithoutOffer = () => <div className={`hidden ${withoutOffer}`} />
