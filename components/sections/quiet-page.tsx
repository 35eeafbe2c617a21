import { tw } from '@/components/ui/classes'

/** What stands around the content and is not needed to use a tool. Phones leave it out. */
const small = tw`max-sm:[body:has(&)>[data-extra]]:hidden`
/** What asks for a visit, or covers a part of the page; and most of the footer, on phones. */
const calm = tw`${small} [body:has(&)>aside]:hidden! [body:has(&)>[data-extra]:not(.dark)]:hidden max-sm:[body:has(&)>dialog]:bottom-20 max-sm:[body:has(&)>footer]:pb-8 max-sm:[body:has(&)>footer]:[content-visibility:visible] max-sm:[body:has(&)>footer_[data-extra]]:hidden [body:has([data-alone])>dialog]:bottom-1!`

/** Mark a page that is a tool: phones begin with it. @param isUrgent nothing of ours floats over signs of danger */
export const QuietPage = ({ isUrgent }: { isUrgent?: boolean }) => (
  <div className={`hidden ${isUrgent ? calm : small}`} />
)
