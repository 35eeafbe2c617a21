/** @jest-environment jsdom */
import { keepNoticesCurrent } from '@/components/client/notices'
import { swappedEvent } from '@/lib/loader/contract'

const ended = '<p data-notice="2020-01-01T00:00:00Z/2020-01-02T00:00:00Z">Closed for the storm</p>'

test('an ended notice stays hidden when the page of the other language replaces this one', () => {
  jest.useFakeTimers()
  document.body.innerHTML = ended
  keepNoticesCurrent()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(document.querySelector('p')?.hidden).toBe(true)
  document.body.innerHTML = ended
  dispatchEvent(new Event(swappedEvent))
  expect(document.querySelector('p')?.hidden).toBe(true)
})
