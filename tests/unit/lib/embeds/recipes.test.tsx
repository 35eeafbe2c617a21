import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { parse } from 'yaml'
import { EmbedFrame } from '@/components/islands/embed-frame'
import { settings } from '@/lib/compiled/data'
import type { Frame } from '@/lib/embeds/frames'
import { permissionsPolicy } from '@/lib/embeds/permissions'
import { type Embed, frameOf, linkOf, placedSettings } from '@/lib/embeds/providers'
import { embedPermissions, embedSources } from '@/lib/embeds/sources'
import { translationSources } from '@/lib/embeds/translation'
import { embeds } from '@/lib/schemas/embeds'

/** Return frame settings as the build reads them. @throws if the content check rejects them */
function read(text: string) {
  const given: Record<string, unknown> = parse(text)
  return embeds.partial().parse(given)
}

const guide = readFileSync('docs/provider-recipes.md', 'utf8')
const recipes = [...guide.matchAll(/```yaml\n([^`]+)```/g)]
  .flatMap(([, text = '']) => placedSettings([read(text)]))
  .filter(({ locale }) => locale === 'en')

/** Find the recipe of a frame by the host of its page. */
function recipe(frame: Frame, host: string) {
  const found = recipes.find(({ name, setting }) => name === frame && 'url' in setting && setting.url.includes(host))
  if (!found) throw new Error(`The guide has no recipe for ${frame} at ${host}.`)
  return found
}

/** Show a frame whose box is in view. */
async function show({ page: _, ...embed }: Embed) {
  window.fetch = jest.fn().mockResolvedValue({})
  window.IntersectionObserver = class {
    constructor(private tell: IntersectionObserverCallback) {}
    observe() {
      this.tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  const { container } = render(
    <EmbedFrame
      {...embed}
      script={undefined}
      page=""
      className="min-h-96"
      name="frame"
      title="Frame"
      again=""
      slow=""
      silent=""
      failed=""
    >
      Skeleton
    </EmbedFrame>,
  )
  const frame = screen.getByTitle<HTMLIFrameElement>('Frame')
  await act(async () => void fireEvent.load(frame))
  const say = (data: unknown, origin = embed.origins[0]) =>
    act(
      async () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow })),
    )
  return { frame, box: container.firstElementChild as HTMLElement, say }
}

describe('a recipe of the guide', () => {
  test.each<[string, Frame, string, string]>([
    ['GoHighLevel form', 'survey', 'widget/form', 'inline-U2DHOgSZ3bvTaycd1y9i'],
    ['GoHighLevel calendar', 'booking', 'widget/booking', 'VNIKFQp8UXtGVcCV3s7v_1700000000000'],
  ])(
    '%s: its script finds the frame by its id, and the page answers it as iframe-resizer does',
    async (_, name, host, id) => {
      const { frame, box, say } = await show(frameOf(recipe(name, host)))
      expect(frame).toHaveAttribute('id', id)
      await say(`[iFrameSizer]${id}:1384:600:init`)
      expect(box).toHaveAttribute('data-state', 'ready')
      expect(box.style.minHeight).toBe('1384px')
    },
  )

  test('Acuity: its script sets the height of the frame, which may take payment', async () => {
    const { frame, box } = await show(frameOf(recipe('booking', 'acuityscheduling')))
    await act(async () => frame.setAttribute('style', 'height: 980px'))
    expect(box.style.minHeight).toBe('980px')
    expect(frame).toHaveAttribute('allow', 'payment')
    expect(frame).toHaveAttribute('sandbox', expect.stringMatching(/allow-popups allow-popups-to-escape-sandbox/))
  })

  test('Calendly: the page sends its height among other messages', async () => {
    const { box, say } = await show(frameOf(recipe('booking', 'calendly')))
    await say({ event: 'calendly.event_type_viewed', payload: {} })
    expect(box).toHaveAttribute('data-state', 'ready')
    expect(box.style.minHeight).toBe('')
    await say({ event: 'calendly.page_height', payload: { height: '1043px' } })
    expect(box.style.minHeight).toBe('1043px')
  })

  test('Jotform: the page sends its height', async () => {
    const { frame, box, say } = await show(frameOf(recipe('new-patient', 'jotform')))
    expect(frame).toHaveAttribute('allow', 'camera')
    await say('setHeight:539:212670475476462')
    expect(box.style.minHeight).toBe('539px')
  })

  test.each<[string, Frame, string]>([
    ['Google’s map', 'map', 'maps/embed'],
    ['Google’s appointment schedule', 'booking', 'calendar.google.com'],
    ['reviews by Elfsight', 'reviews', 'elf.site'],
  ])('%s: a page that says nothing is shown once its host answers', async (_, name, host) => {
    const { box } = await show(frameOf(recipe(name, host)))
    expect(box).toHaveAttribute('data-state', 'ready')
  })

  test.each<[string, Frame, string, string]>([
    ['Jane', 'booking', 'janeapp', 'https://your-clinic.janeapp.com/?lang=en#/staff_member/1'],
    ['NexHealth', 'new-patient', 'nexhealth', 'https://app.nexhealth.com/appt/your-clinic?lid=123456&lang=en'],
  ])('%s: a link with the language, before the part behind “#”', (_, name, host, href) => {
    expect(linkOf(name, 'en', undefined, recipe(name, host).setting)?.href).toBe(href)
  })
})

describe('all settings at once', () => {
  const placed = placedSettings([read(readFileSync('tests/providers.yaml', 'utf8'))])

  test('each host gets exactly what it needs', () => {
    expect(embedSources(placed)).toEqual({
      frame: [
        'https://api.leadconnectorhq.com',
        'https://app.acuityscheduling.com',
        'https://0123456789abcdef0123456789abcdef.elf.site',
        'https://www.google.com',
        'https://your-clinic.as.me',
      ],
      script: ['https://link.msgsndr.com', 'https://embed.acuityscheduling.com'],
      connect: ['https://link.msgsndr.com', 'https://embed.acuityscheduling.com', 'https://forms.example.com'],
      form: ['https://forms.example.com'],
      ancestors: expect.any(Array),
    })
    expect(translationSources({ ...settings.translation, on: true })).toContain('https://translate.google.com')
  })

  test('payment and camera are for the booking frame’s hosts alone, and its popups may answer it', () => {
    const permissions = embedPermissions(placed)
    const hosts = '(self "https://app.acuityscheduling.com" "https://your-clinic.as.me")'
    expect(permissionsPolicy(permissions)).toBe(
      `browsing-topics=(), camera=${hosts}, geolocation=(), microphone=(), payment=${hosts}, usb=()`,
    )
    expect(permissions.popups).toBe(true)
    const booking = placed.find(({ name }) => name === 'booking')
    expect(booking && frameOf(booking).allow).toBe(
      "camera 'src' https://your-clinic.as.me; payment 'src' https://your-clinic.as.me",
    )
  })
})
