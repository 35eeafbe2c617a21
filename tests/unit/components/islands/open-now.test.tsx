import { act, render, screen } from '@testing-library/react'
import { OpenNow } from '@/components/islands/open-now'
import { week } from '../../week'

jest.useFakeTimers()

test('a tab that returns from the background shows the present state', () => {
  const words = { open: 'Open', openLonger: 'Open', always: 'Open', soon: 'Closed', later: 'Closed', closed: 'Closed' }
  jest.setSystemTime(new Date('2026-12-02T18:00:00Z'))
  render(
    <OpenNow
      opening={{ hours: week, special: {}, timeZone: 'America/Chicago' }}
      words={words}
      locale="en"
      note="Hours"
      heading="Holidays"
      days={[]}
      built="2026-12-02"
    >
      <p>The week</p>
    </OpenNow>,
  )
  expect(screen.getByText('Open')).toBeVisible()
  jest.setSystemTime(new Date('2026-12-03T02:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('Closed')).toBeVisible()
})
