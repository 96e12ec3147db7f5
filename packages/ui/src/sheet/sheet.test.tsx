// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

function open() {
  const closed = vi.fn()
  render(
    <Sheet title="Filters" closeLabel="Close" open onClose={closed} footer="Show">
      <p>Long list</p>
    </Sheet>,
  )
  return { closed, sheet: screen.getByRole('dialog', { name: 'Filters' }) as HTMLDialogElement }
}

function pull(element: Element, path: [number, number][]) {
  const [first, ...rest] = path.map(([clientX, clientY]) => ({ clientX, clientY }))
  fireEvent.touchStart(element, { touches: [first] })
  for (const touch of rest) fireEvent.touchMove(element, { touches: [touch] })
  fireEvent.touchEnd(element, { changedTouches: [rest.at(-1)] })
}

describe('Sheet', () => {
  test('shows its foot and closes by a click beside it', () => {
    const { closed, sheet } = open()
    expect(sheet.textContent).toContain('Show')
    fireEvent.pointerDown(sheet)
    fireEvent.click(sheet)
    expect(closed).toHaveBeenCalledTimes(1)
  })

  const ways: [string, [number, number][], boolean][] = [
    [
      'a long way down closes',
      [
        [100, 100],
        [100, 180],
        [100, 260],
      ],
      false,
    ],
    [
      'a short way down slips back',
      [
        [100, 100],
        [100, 150],
      ],
      true,
    ],
    [
      'a way up is reading',
      [
        [100, 300],
        [100, 100],
      ],
      true,
    ],
    [
      'a way to the side is a slider',
      [
        [100, 100],
        [240, 160],
        [240, 300],
      ],
      true,
    ],
    [
      'down and back again is a change of mind',
      [
        [100, 100],
        [100, 260],
        [100, 120],
      ],
      true,
    ],
  ]
  test.each(ways)('%s', (_name, path, stays) => {
    const { sheet } = open()
    pull(screen.getByText('Long list'), path)
    expect(sheet.open).toBe(stays)
    expect(sheet.style.translate).toBe('')
  })

  test('what is scrolled goes back to its beginning first', () => {
    const { sheet } = open()
    const content = screen.getByText('Long list').parentElement as HTMLElement
    content.scrollTop = 40
    pull(screen.getByText('Long list'), [
      [100, 100],
      [100, 300],
    ])
    expect(sheet.open).toBe(true)
  })
})
