// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Quantity } from './quantity.tsx'

afterEach(cleanup)

const labels = { value: 'Pieces', less: 'Less', more: 'More' }
const field = () => screen.getByRole('spinbutton', { name: 'Pieces' }) as HTMLInputElement
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement

describe('Quantity', () => {
  test('counts up and down and closes the button at the limit', () => {
    const changed = vi.fn()
    render(<Quantity labels={labels} defaultValue={1} max={2} onValueChange={changed} />)
    expect(button('Less').disabled).toBe(true)
    fireEvent.click(button('More'))
    expect(field().value).toBe('2')
    expect(button('More').disabled).toBe(true)
    fireEvent.click(button('Less'))
    expect(changed.mock.calls).toEqual([[2], [1]])
  })

  test('takes a typed number at once and puts a number out of limits right when the field is left', () => {
    const changed = vi.fn()
    render(<Quantity labels={labels} defaultValue={1} max={10} onValueChange={changed} />)
    fireEvent.change(field(), { target: { value: '4' } })
    fireEvent.change(field(), { target: { value: '42' } })
    expect(field().value).toBe('42')
    fireEvent.blur(field())
    expect(field().value).toBe('10')
    expect(changed.mock.calls).toEqual([[4], [10]])
  })

  test('returns to the last number when the field is left empty', () => {
    render(<Quantity labels={labels} defaultValue={3} />)
    fireEvent.change(field(), { target: { value: '' } })
    fireEvent.blur(field())
    expect(field().value).toBe('3')
  })

  test('shows the number it is given', () => {
    const { rerender } = render(<Quantity labels={labels} value={2} />)
    fireEvent.click(button('More'))
    expect(field().value).toBe('2')
    rerender(<Quantity labels={labels} value={5} />)
    expect(field().value).toBe('5')
  })

  test('is a plain number field of a form on the server', () => {
    expect(renderToString(<Quantity labels={labels} name="pieces" defaultValue={2} max={9} />)).toMatch(
      /<input type="number" inputMode="numeric" aria-label="Pieces" min="1" max="9" name="pieces" value="2"\/>/,
    )
  })
})
