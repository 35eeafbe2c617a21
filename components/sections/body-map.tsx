import { tw } from '@/components/ui/classes'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { viewOf } from '@/lib/pictures/drawings'
import type { Region } from '@/lib/triage/guide'

type Drawing = Region['areas'][number]['drawing']
type Props = { locale: Locale; drawing: Drawing; name: string; regions: Region[]; className?: string }

/** A part is marked when it is hovered or has the focus; its dot says that there is something to tap. */
const link = tw`group outline-none *:first:fill-transparent *:first:stroke-transparent *:last:fill-none *:last:stroke-spruce-800 hover:*:last:stroke-redbud hover:*:first:fill-redbud/15 hover:*:first:stroke-redbud focus-visible:*:last:stroke-redbud focus-visible:*:first:fill-redbud/15 focus-visible:*:first:stroke-redbud`

/** A contour drawing of the body whose parts are links to their sections of the page. */
export function BodyMap({ locale, drawing, name, regions, className = '' }: Props) {
  const { file, size } = viewOf(drawing)
  const [width, height] = size
  const shown = regions.flatMap(({ id, name: part, areas }) => {
    const own = areas.filter((item) => item.drawing === drawing)
    return own.length > 0 ? [{ id, part, boxes: own.map(({ box }) => box) }] : []
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: no other element groups the links of a drawing
    <svg
      className={`block h-auto w-full ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={translator(locale)('triage.drawing', { name })}
    >
      {/* An HTML image, because SVG images cannot load lazily. */}
      <foreignObject width={width} height={height}>
        {/* biome-ignore lint/performance/noImgElement: an SVG of this site, which needs no optimization */}
        <img src={`/drawings/${file}.svg`} alt="" width={width} height={height} loading="lazy" />
      </foreignObject>
      {shown.map(({ id, part, boxes }) => (
        <a key={id} href={`#${id}`} aria-label={part} className={link}>
          <path
            strokeWidth="16"
            strokeLinejoin="round"
            d={boxes.map(([x, y, w, h]) => `M${x + 8} ${y + 8}h${w - 16}v${h - 16}h${16 - w}z`).join('')}
          />
          <path
            strokeWidth="15"
            strokeLinecap="round"
            d={boxes.map(([x, y, w, h]) => `M${x + w / 2} ${y + h / 2}h0`).join('')}
          />
        </a>
      ))}
    </svg>
  )
}
