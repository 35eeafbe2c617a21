import { tv } from 'tailwind-variants/lite'
import { LearnMore } from '@/components/sections/learn-more'
import { PostMeta } from '@/components/sections/post-meta'
import { tw } from '@/components/ui/classes'
import { MapView } from '@/components/ui/map-view'
import { Photo } from '@/components/ui/photo'
import type { Locale } from '@/lib/i18n/locales'
import type { Page } from '@/lib/page-types'

/** Classes of the grid of cards. */
export const postGrid = tw`grid gap-x-10 gap-y-12 sm:grid-cols-[1fr_1fr] md:grid-cols-6`

const card = tv({
  slots: {
    root: 'group relative',
    picture: 'mb-4 aspect-4/3 overflow-hidden bg-mist',
    heading: 'my-2 text-t3 group-hover:underline',
  },
  variants: {
    /** Its share of a row on wide screens. */
    width: {
      third: { root: 'md:col-span-2' },
      half: { root: 'md:col-span-3', picture: 'md:aspect-16/10' },
      full: {
        root: 'md:col-span-full md:grid md:grid-cols-[7fr_5fr] md:items-center md:gap-x-12',
        picture: 'md:mb-0 md:aspect-16/10',
        heading: 'md:text-t2/tight',
      },
    },
  },
})

const rooms = { third: 'third', half: 'half', full: 'most' } as const
const zoom = tw`transition-transform duration-slow ease-way group-hover:[transform:scale(1.03)]`

type Props = { post: Page<'post'>; locale: Locale; level: 2 | 3; width?: 'third' | 'half' | 'full' }

/**
 * Show a post in a list: picture, date, reading time, title, description, and a "Read more" link that covers the card.
 */
export function PostCard({ post, locale, level, width = 'third' }: Props) {
  const Heading = `h${level}` as const
  const style = card({ width })
  const id = `card-${post.slug}`
  return (
    <article className={style.root()} aria-labelledby={id}>
      <div className={style.picture()}>
        {post.photo ? (
          <Photo
            photo={post.photo}
            shape="standard"
            wide={width === 'third' ? undefined : 'wide'}
            room={rooms[width]}
            alt=""
            className={`size-full object-cover ${zoom}`}
          />
        ) : (
          <MapView view={post.drawing} size="size-full" className={zoom} />
        )}
      </div>
      <div>
        <PostMeta post={post} locale={locale} />
        <Heading className={style.heading()} id={id}>
          {post.title}
        </Heading>
        <p className="text-ink-2">{post.description}</p>
        <LearnMore href={`/blog/${post.slug}`} title={post.title} label="cta.readMore" locale={locale} covers />
      </div>
    </article>
  )
}
