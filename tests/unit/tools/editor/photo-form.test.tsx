import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ask } from '@/tools/editor/preview/ui/ask'
import { tooHeavyPhoto, watchPhoto } from '@/tools/editor/tasks/ui/photo'

jest.mock('@/tools/editor/preview/ui/ask', () => ({ ask: jest.fn() }))

// jsdom has none.
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }))
beforeEach(() => jest.mocked(ask).mockReset())

function form() {
  document.body.innerHTML = `<form><label>Photo <input type="file" name="photo"></label><div id="new-photo" hidden>
    <button type="button" class="focus-point"><img alt=""><span></span></button><input type="hidden" name="photo.focus">
    <select name="photo.people"></select><label id="consent"></label></div></form>`
  const found = document.querySelector('form') as HTMLFormElement
  watchPhoto(found, () => {})
  return found
}

const choose = (file: File) => fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [file] } })

test('a photo’s problem is shown below its field from its choice until the next one', async () => {
  form()
  jest.mocked(ask).mockResolvedValueOnce([{ name: 'photo', reason: 'this picture is HEIC' }])
  choose(new File(['heic'], 'IMG.HEIC'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This picture is HEIC.')
  expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription('This picture is HEIC.')
  expect(ask).toHaveBeenCalledWith('/tasks/photo', { photo: { name: 'IMG.HEIC', data: btoa('heic') } })
  jest.mocked(ask).mockResolvedValueOnce([])
  choose(new File(['jpeg'], 'IMG.jpg'))
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Photo')).toBeValid()
})

test('a photo that is too large is not sent', async () => {
  const post = form()
  choose(Object.defineProperty(new File([], 'IMG.jpg'), 'size', { value: 80_000_000 }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This picture weighs 80 MB: at most 25 MB; save it smaller.',
  )
  expect(tooHeavyPhoto(post)).toHaveLength(1)
  expect(ask).not.toHaveBeenCalled()
})
