import { execFileSync } from 'node:child_process'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'

/** Bundles what the site imports of Headless UI as its build does: esbuild does not run in jsdom. */
const bundle = `
  import { readFileSync } from 'node:fs'
  import { build } from 'esbuild'
  import headlessUi, { packages } from './scripts/build/headless-ui.mjs'
  const names = 'Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Description, Dialog, DialogPanel, DialogTitle, Field, Input, Label, Radio, RadioGroup'
  const { outputFiles } = await build({
    stdin: { contents: 'export { ' + names + " } from '@headlessui/react'", resolveDir: '.' },
    bundle: true, write: false, format: 'cjs', platform: 'browser', external: ['react', 'react-dom'],
    alias: Object.fromEntries(Object.entries(packages).map(([name, file]) => [name, './scripts/build/unused/' + file])),
    plugins: [{ name: 'lighten', setup: ({ onLoad }) => onLoad({ filter: /react.dist.*[.]js$/ }, ({ path }) => ({
      contents: path.includes('@headlessui') ? headlessUi.call({ resourcePath: path }, readFileSync(path, 'utf8')) : undefined,
    })) }],
  })
  process.stdout.write(outputFiles[0].text)
`
const code = execFileSync(process.execPath, ['--input-type=module', '-e', bundle], { encoding: 'utf8' })
const made = { exports: {} as typeof import('@headlessui/react') }
new Function('require', 'module', 'exports', code)(require, made, made.exports)
const ui = made.exports

test('the dialog with a combobox: it opens, finds, chooses, and Escape closes it', async () => {
  const [onChoose, onClose] = [jest.fn(), jest.fn()]
  function Search() {
    const [query, setQuery] = useState('')
    return (
      <ui.Dialog open static onClose={onClose}>
        <ui.DialogPanel>
          <ui.DialogTitle>Search</ui.DialogTitle>
          <ui.Combobox value={query} onChange={onChoose}>
            <ui.ComboboxInput aria-label="Search" autoFocus onChange={(event) => setQuery(event.target.value)} />
            {query && (
              <ui.ComboboxOptions static modal={false}>
                <ui.ComboboxOption value="one">One</ui.ComboboxOption>
                <ui.ComboboxOption value="two">Two</ui.ComboboxOption>
              </ui.ComboboxOptions>
            )}
          </ui.Combobox>
        </ui.DialogPanel>
      </ui.Dialog>
    )
  }
  render(
    <main>
      <Search />
    </main>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Search' })
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  const field = screen.getByRole('combobox')
  await act(async () => void fireEvent.change(field, { target: { value: 'o' } }))
  await act(async () => void fireEvent.keyDown(field, { key: 'ArrowDown' }))
  expect(screen.getByText('Two')).toHaveAttribute('data-focus')
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(onChoose).toHaveBeenCalledWith('two')
  await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }))
  expect(onClose).toHaveBeenCalled()
})

test('a combobox in a field, and radio buttons', async () => {
  const onChange = jest.fn()
  render(
    <>
      <ui.Field>
        <ui.Label>Card</ui.Label>
        <ui.Combobox value={null} onChange={onChange}>
          <ui.ComboboxInput />
          <ui.ComboboxOptions modal={false}>
            <ui.ComboboxOption value="a">A</ui.ComboboxOption>
          </ui.ComboboxOptions>
        </ui.Combobox>
      </ui.Field>
      <ui.RadioGroup value="" onChange={onChange} aria-label="Days">
        <ui.Field>
          <ui.Radio value="mon" />
          <ui.Label>Monday</ui.Label>
        </ui.Field>
      </ui.RadioGroup>
    </>,
  )
  const field = screen.getByRole('combobox', { name: 'Card' })
  await act(async () => void fireEvent.change(field, { target: { value: 'a' } }))
  await act(async () => void fireEvent.mouseDown(await screen.findByRole('option', { name: 'A' })))
  expect(onChange).toHaveBeenCalledWith('a')
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Monday' })))
  expect(onChange).toHaveBeenCalledWith('mon')
})

test('a field with a hint and a problem', async () => {
  render(
    <ui.Field>
      <ui.Label>Phone</ui.Label>
      <ui.Input type="tel" invalid />
      <ui.Description>Or an e-mail.</ui.Description>
      <ui.Description>Please give one of them.</ui.Description>
    </ui.Field>,
  )
  const field = screen.getByRole('textbox', { name: 'Phone' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Or an e-mail. Please give one of them.')
  fireEvent.click(screen.getByText('Phone'))
  expect(field).toHaveFocus()
})
