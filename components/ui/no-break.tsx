import { splitUnbreakable } from '@/lib/util/no-break'

/** Render a text without line breaks inside phone numbers, prices and numbers with units. */
export const NoBreak = ({ text }: { text: string }) => (
  <span>
    {splitUnbreakable(text).map((part, i) =>
      i % 2 === 1 ? (
        <span key={part} data-no-break="">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </span>
)
