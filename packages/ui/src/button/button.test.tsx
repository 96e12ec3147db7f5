// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

describe('Button', () => {
  test('is a plain button that submits nothing unless told so', () => {
    render(<Button>Save</Button>)
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button')
  })

  test('passes class name, variant and rest props to the root element', () => {
    render(
      <Button variant="line" size="small" block className="mine" data-test="x">
        Save
      </Button>,
    )
    const button = screen.getByRole('button')
    expect(button.className).toContain('mine')
    expect(button.dataset).toMatchObject({ variant: 'line', size: 'small', block: 'true', test: 'x' })
  })

  test('keeps its name and swallows clicks while loading', () => {
    const submitted = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={submitted}>
        <Button type="submit" loading>
          Save
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    fireEvent.click(button)
    expect(submitted).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  test('is a link when drawn as one', () => {
    expect(
      renderToString(
        <Button as="a" href="/x">
          Go
        </Button>,
      ),
    ).toMatch(/^<a href="\/x"/)
  })
})
