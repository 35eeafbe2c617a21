import { render, screen } from '@testing-library/react'
import { addToDraft, readDraft, saveDraft } from '@/components/islands/draft'

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

test('a text inserted into the message goes below the existing text, once however often it is inserted', () => {
  saveDraft({ message: 'My question' })
  addToDraft('My answers')
  addToDraft('My answers')
  const { container } = render(
    <form>
      <textarea data-field="message" />
    </form>,
  )
  readDraft(container.querySelector('form') as HTMLFormElement)
  expect(screen.getByRole('textbox')).toHaveValue('My question\n\nMy answers')
})
