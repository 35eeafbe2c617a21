import { render, screen, within } from '@testing-library/react'
import { DangerLine } from '@/components/sections/danger-line'
import { TextWithSigns, WhenToBeSeen } from '@/components/sections/when-to-be-seen'
import { listOf, pageOf } from '@/lib/content'
import { localePath, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { bodyParts, leafletOf } from '@/lib/urgent/signs'

const ids = ['bladder', 'saddle', 'back-fever', 'night']

/** Return the link with an address. */
const linkTo = (href: string) => screen.queryAllByRole('link').find((link) => link.getAttribute('href') === href)

describe.each(locales)('%s', (locale) => {
  const t = translator(locale)
  const { signs, sooner, levels, injury } = listOf('danger-words', locale)

  test('the line names the gravest signs alone, calls 911 and leads to the box', () => {
    render(<DangerLine ids={ids} locale={locale} />)
    expect(screen.getByText(signs.saddle?.name ?? '')).toBeVisible()
    expect(screen.queryByText(signs.night?.name ?? '', { exact: false })).toBeNull()
    expect(screen.getByRole('link', { name: t('urgent.call911') })).toHaveAttribute('href', 'tel:911')
    expect(screen.getByRole('link', { name: t('urgent.all') })).toHaveAttribute('href', '#urgent')
  })

  test('the box has the signs by level, each with whom to call, and no way to book', () => {
    render(<WhenToBeSeen ids={ids} part="lower-back" locale={locale} />)
    const boxes = screen.getAllByRole('region')
    expect(boxes.map((box) => within(box).getByRole('heading').textContent)).toEqual(
      [levels.emergency, levels.er, levels.week].map(({ heading }) => heading),
    )
    for (const box of boxes) expect(within(box).queryAllByRole('link')).not.toEqual([])
    expect(within(boxes[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText(sooner.adult)).toBeVisible()
    expect(screen.queryByRole('link', { name: t('cta.bookAppointment') })).toBeNull()
  })

  test('what counts only after an injury stands under its own heading', () => {
    render(<WhenToBeSeen ids={['saddle', 'injury-numb', 'night', 'back-fever']} locale={locale} />)
    expect(screen.getByText(injury).nextElementSibling).toHaveTextContent(signs['injury-numb']?.name ?? '')
  })

  test('thoughts of suicide can call 988', () => {
    render(<WhenToBeSeen ids={['mind', 'saddle', 'night', 'back-fever']} locale={locale} />)
    expect(linkTo('tel:988')).toBeVisible()
  })

  test('a number that advice names can be called', () => {
    render(<WhenToBeSeen ids={['child-swallowed', 'saddle', 'night', 'back-fever']} locale={locale} />)
    expect(linkTo('tel:+18002221222')).toBeVisible()
  })

  test('in pregnancy the emergency room, and who is seen sooner, are told in words of its own', () => {
    render(<WhenToBeSeen ids={['pregnancy-head', 'pregnancy-movement']} part="pregnancy" locale={locale} />)
    expect(screen.getByText(levels.er.end.pregnancy, { exact: false })).toBeVisible()
    expect(screen.getByText(sooner.pregnancy)).toBeVisible()
  })

  test('a child is seen by a pediatrician', () => {
    render(
      <WhenToBeSeen
        ids={['child-weak', 'child-ill', 'child-meningitis', 'child-joint']}
        part="child-back"
        locale={locale}
      />,
    )
    expect(screen.getByText(levels.today.end.child)).toBeVisible()
  })

  test.each([
    ['lower-back', '/where-does-it-hurt/lower-back', () => pageOf('body-part', locale, 'lower-back').title],
    [undefined, '/where-does-it-hurt', () => pageOf('where-does-it-hurt', locale).title],
  ])('the box leads to the leaflet of %s', (part, path, nameOf) => {
    render(<WhenToBeSeen ids={ids} part={part} locale={locale} />)
    const name = t('urgent.leaflet', { part: nameOf() })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', localePath(path, locale))
  })

  test('a text shows the box below its heading, before what follows', () => {
    const markdown = '## Before\n\nOne.\n\n## Seen {#urgent}\n\n## After\n\nTwo.'
    render(<TextWithSigns markdown={markdown} ids={ids} locale={locale} />)
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings.indexOf(levels.emergency.heading)).toBe(headings.indexOf('Seen') + 1)
    expect(headings.at(-1)).toBe('After')
  })

  test('every part has signs of its own that call for 911', () => {
    for (const { id } of bodyParts(locale))
      expect([id, leafletOf(id, locale).lists[0]?.level]).toEqual([id, 'emergency'])
  })
})
