import { render } from '@testing-library/react'
import { readDraft, saveDraft } from '@/components/islands/draft'

test('a saved draft fills empty fields, and replaces nothing that the visitor has typed meanwhile', () => {
  saveDraft({ name: 'Ana', message: 'Saved' })
  const { container } = render(
    <form>
      <input data-field="name" />
      <input data-field="message" defaultValue="Typed" />
    </form>,
  )
  expect(readDraft(container.querySelector('form') as HTMLFormElement)).toBe(true)
  expect([...container.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Ana', 'Typed'])
})
