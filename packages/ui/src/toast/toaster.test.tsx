// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToastQueue } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show() {
  const queue = createToastQueue()
  render(<Toaster queue={queue} label="Messages" closeLabel="Close" />)
  act(() => void queue.add({ title: 'Saved', text: 'All of it' }))
  return queue
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('Toaster', () => {
  test('stands at the top right unless told otherwise', () => {
    show()
    expect(screen.getByRole('region', { name: 'Messages' }).dataset.position).toBe('top-right')
  })

  test('reads messages politely and errors at once', () => {
    const queue = show()
    act(() => void queue.add({ title: 'Failed', tone: 'danger' }))
    expect(screen.getByRole('status').textContent).toBe('SavedAll of it')
    expect(screen.getByRole('alert').textContent).toBe('Failed')
  })

  test('waits while the pointer is on the toast, then goes on with what remained', () => {
    show()
    wait(4000)
    fireEvent.pointerEnter(screen.getByRole('status'))
    wait(20_000)
    fireEvent.pointerLeave(screen.getByRole('status'))
    wait(999)
    expect(screen.queryByRole('status')).toBeTruthy()
    wait(1)
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('waits while the focus is in the toast', () => {
    show()
    const close = screen.getByRole('button', { name: 'Close' })
    act(() => close.focus())
    wait(20_000)
    expect(screen.queryByRole('status')).toBeTruthy()
    act(() => close.blur())
    wait(5000)
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('is closed by its button', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('renders an empty region on the server', () => {
    expect(renderToString(<Toaster queue={createToastQueue()} label="Messages" closeLabel="Close" />)).toContain(
      'aria-label="Messages"',
    )
  })
})
