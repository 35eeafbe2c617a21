import { fireEvent, screen } from '@testing-library/react'
import { countCharacters } from '@/tools/editor/tasks/ui/forms'

test('the characters of a field are counted while it is typed, and when the form is emptied', async () => {
  document.body.innerHTML = '<form><label>Text <textarea name="en" data-count="200"></textarea></label></form>'
  const form = document.querySelector('form') as HTMLFormElement
  countCharacters(form)
  fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'Ice.' } })
  screen.getByText('4 / 200')
  form.reset()
  await screen.findByText('0 / 200')
})
