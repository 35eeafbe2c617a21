/** A stub of Next with what a page in the preview needs. */
import { type AnchorHTMLAttributes, createElement } from 'react'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { prefetch?: unknown; scroll?: unknown; replace?: unknown }

/** Replaces `next/link`. */
export default function Link({ prefetch: _, scroll: __, replace: ___, ...props }: Props) {
  return createElement('a', props)
}

let segments: string[] = []

/** Set the path of the page to be rendered, below the layout of its language. */
export function showSegments(path: string[]) {
  segments = path
}

/** Replaces `next/navigation`. */
export const useRouter = () => ({ push() {}, replace() {}, prefetch() {} })
export const useSelectedLayoutSegments = () => segments
export const usePathname = () => '/'
export const useSearchParams = () => new URLSearchParams()
