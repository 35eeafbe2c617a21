import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Field } from '@/components/islands/field'
import { valuesOf } from '@/components/islands/use-form'
import { formWords } from '@/lib/forms/contact-fields'
import type { FieldSpec } from '@/lib/forms/validate'

const words = formWords('en')
const spec: FieldSpec = { name: 'consent', type: 'check', label: 'Text me', hint: 'Reply STOP to end.' }

test('a single checkbox is named by its sentence, described by its hint, and never ticked in advance', () => {
  const { container } = render(
    <form>
      <Field spec={spec} words={words} />
    </form>,
  )
  const box = screen.getByRole('checkbox', { name: 'Text me' })
  expect(box).not.toBeChecked()
  expect(box).toHaveAccessibleDescription('Reply STOP to end.')
  const form = container.querySelector('form') as HTMLFormElement
  expect(valuesOf(form)).toEqual({})
  fireEvent.click(box)
  expect(valuesOf(form)).toEqual({ consent: 'yes' })
  expect(new FormData(form).get('consent')).toBe('yes')
})

test('without script it is the browser’s own checkbox', () => {
  const html = renderToStaticMarkup(<Field spec={spec} words={words} />)
  expect(html).toMatch(/<input[^>]* type="checkbox"/)
})
