// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'

afterEach(cleanup)

const GROUPS = [
  {
    id: 'things',
    label: 'Things',
    options: [
      { id: 'a', text: 'Apple' },
      { id: 'b', text: 'Bread' },
    ],
  },
  { id: 'places', label: 'Places', options: [{ id: 'c', text: 'Cellar' }] },
]

function Example({ onChoose = vi.fn(), groups = GROUPS }) {
  const [text, setText] = useState('')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Combobox
        aria-label="Search"
        listLabel="Offers"
        value={text}
        onValueChange={setText}
        groups={groups}
        onChoose={onChoose}
        status={`${groups.length} groups`}
      />
    </form>
  )
}
const input = () => screen.getByRole('combobox', { name: 'Search' }) as HTMLInputElement
const press = (key: string) => fireEvent.keyDown(input(), { key })
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('Combobox', () => {
  test('offers what fits once it has the focus', () => {
    render(<Example />)
    expect(input().getAttribute('aria-expanded')).toBe('false')
    fireEvent.focus(input())
    expect(input().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Apple', 'Bread', 'Cellar'])
    expect(screen.getByRole('group', { name: 'Places' }).textContent).toContain('Cellar')
    expect(screen.getByRole('status').textContent).toBe('2 groups')
  })

  test('walks through all groups by arrows and back to the text', () => {
    render(<Example />)
    fireEvent.focus(input())
    press('ArrowDown')
    press('ArrowDown')
    press('ArrowDown')
    expect(active()).toBe('Cellar')
    press('ArrowDown')
    expect(active()).toBeUndefined()
    press('ArrowUp')
    expect(active()).toBe('Cellar')
  })

  test('chooses the marked offer by Enter', () => {
    const chosen = vi.fn()
    render(<Example onChoose={chosen} />)
    fireEvent.focus(input())
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ id: 'a' }))
    expect(input().getAttribute('aria-expanded')).toBe('false')
  })

  test('leaves Enter to the form while nothing is marked', () => {
    render(<Example />)
    fireEvent.focus(input())
    expect(press('Enter')).toBe(true)
  })

  test('closes by the first Esc and empties the text by the second', () => {
    render(<Example />)
    fireEvent.change(input(), { target: { value: 'ap' } })
    press('Escape')
    expect(input().getAttribute('aria-expanded')).toBe('false')
    expect(input().value).toBe('ap')
    press('Escape')
    expect(input().value).toBe('')
  })

  test('chooses by pointer without losing the focus', () => {
    const chosen = vi.fn()
    render(<Example onChoose={chosen} />)
    fireEvent.focus(input())
    const option = screen.getByRole('option', { name: 'Bread' })
    expect(fireEvent.pointerDown(option)).toBe(false)
    fireEvent.click(option)
    expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ id: 'b' }))
  })

  test('shows no empty list', () => {
    render(<Example groups={[]} />)
    fireEvent.focus(input())
    expect(input().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('option')).toBeNull()
  })
})
