// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Input } from '../input/input.tsx'
import { Select } from '../select/select.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { Field } from './field.tsx'

afterEach(cleanup)

describe('Field', () => {
  test('names its control by the label', () => {
    render(
      <Field label="Postcode" optional="(optional)">
        <Input name="postcode" />
      </Field>,
    )
    expect(screen.getByLabelText('Postcode (optional)').getAttribute('name')).toBe('postcode')
  })

  test('describes its control by the error first, then the hint, and marks it invalid', () => {
    render(
      <Field label="Postcode" id="postcode" hint="Five digits" error="Too short">
        <Input />
      </Field>,
    )
    const input = screen.getByLabelText('Postcode')
    expect(input.id).toBe('postcode')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too short', 'Five digits'])
  })

  test('marks a checked value as right, but never together with an error', () => {
    const { rerender } = render(
      <Field label="Postcode" valid>
        <Input />
      </Field>,
    )
    expect(screen.getByLabelText('Postcode').hasAttribute('data-valid')).toBe(true)
    rerender(
      <Field label="Postcode" valid error="Wrong">
        <Input />
      </Field>,
    )
    expect(screen.getByLabelText('Postcode').hasAttribute('data-valid')).toBe(false)
  })

  test('serves a select and a textarea the same way', () => {
    render(
      <>
        <Field label="Age" error="Choose one">
          <Select>
            <option>1</option>
          </Select>
        </Field>
        <Field label="Note" hint="Short">
          <Textarea />
        </Field>
      </>,
    )
    expect(screen.getByLabelText('Age').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('Note').getAttribute('aria-describedby')).toMatch(/-hint$/)
  })
})
