import { tw } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { viewOf } from '@/lib/pictures/drawings'
import type { BodyPart } from '@/lib/urgent/signs'

type Props = {
  locale: Locale
  drawing: BodyPart['areas'][number]['drawing']
  name: string
  parts: BodyPart[]
  className?: string
  /** Whether the parts are highlighted instead of linked. */
  isMarked?: boolean
}

/** A part is highlighted on hover and focus; its dot shows that it can be tapped. */
const link = tw`group outline-none *:first:fill-transparent *:first:stroke-transparent *:last:fill-none *:last:stroke-spruce-800 hover:*:last:stroke-redbud hover:*:first:fill-redbud/15 hover:*:first:stroke-redbud focus-visible:*:last:stroke-redbud focus-visible:*:first:fill-redbud/15 focus-visible:*:first:stroke-redbud`

const mark = tw`*:first:fill-redbud/15 *:first:stroke-redbud *:last:fill-none *:last:stroke-redbud`

/** Show an outline drawing of the body whose parts link to their pages. */
export function BodyMap({ locale, drawing, name, parts, className = '', isMarked }: Props) {
  const { file, size } = viewOf(drawing)
  const [width, height] = size
  const shown = parts.flatMap((part) => {
    const areas = part.areas.filter((area) => area.drawing === drawing)
    return areas.length > 0 ? [{ ...part, boxes: areas.map(({ box }) => box) }] : []
  })
  return (
    <svg
      className={`block h-auto w-full ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={isMarked ? undefined : 'group'}
      aria-label={isMarked ? undefined : translator(locale)('urgent.drawing', { name })}
      aria-hidden={isMarked}
    >
      {/* An HTML image, because SVG images cannot load lazily. */}
      <foreignObject width={width} height={height}>
        {/* biome-ignore lint/performance/noImgElement: an SVG of this site, which needs no optimization */}
        <img src={`/drawings/${file}.svg`} alt="" width={width} height={height} loading="lazy" />
      </foreignObject>
      {shown.map(({ id, path, name: part, boxes }) => {
        const paths = (
          <>
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
          </>
        )
        if (isMarked)
          return (
            <g key={id} className={mark}>
              {paths}
            </g>
          )
        return (
          <Link key={id} href={path} locale={locale} aria-label={part} className={link}>
            {paths}
          </Link>
        )
      })}
    </svg>
  )
}
