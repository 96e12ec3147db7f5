import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToastQueue, TOAST_LIFE_MS, TOAST_MIN_LIFE_MS, TOASTS_SHOWN } from './toast-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function titles(queue: ReturnType<typeof createToastQueue>) {
  return queue.getShown().map((toast) => toast.title)
}

describe('toast queue', () => {
  test('has the lives of the specification', () => {
    expect({ TOAST_LIFE_MS, TOAST_MIN_LIFE_MS }).toEqual({ TOAST_LIFE_MS: 5000, TOAST_MIN_LIFE_MS: 1000 })
  })

  test('hides a toast after five seconds', () => {
    const queue = createToastQueue()
    queue.add({ title: 'Saved' })
    vi.advanceTimersByTime(4999)
    expect(titles(queue)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(titles(queue)).toEqual([])
  })

  test('never lets a toast live shorter than a second', () => {
    const queue = createToastQueue()
    queue.add({ title: 'Saved', life: 10 })
    vi.advanceTimersByTime(999)
    expect(titles(queue)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(titles(queue)).toEqual([])
  })

  test('stands still while held and goes on with the remaining time', () => {
    const queue = createToastQueue()
    const id = queue.add({ title: 'Saved' })
    vi.advanceTimersByTime(3000)
    queue.hold(id, 'pointer')
    expect(queue.getShown()[0]?.held).toBe(true)
    vi.advanceTimersByTime(60_000)
    queue.release(id, 'pointer')
    expect(queue.getShown()[0]?.held).toBe(false)
    vi.advanceTimersByTime(1999)
    expect(titles(queue)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(titles(queue)).toEqual([])
  })

  test('subtracts the time lived between two holds', () => {
    const queue = createToastQueue()
    const id = queue.add({ title: 'Saved' })
    for (let round = 0; round < 4; round += 1) {
      vi.advanceTimersByTime(1000)
      queue.hold(id, 'pointer')
      vi.advanceTimersByTime(10_000)
      queue.release(id, 'pointer')
    }
    vi.advanceTimersByTime(999)
    expect(titles(queue)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(titles(queue)).toEqual([])
  })

  test('stays held until both the pointer and the focus are gone', () => {
    const queue = createToastQueue()
    const id = queue.add({ title: 'Saved' })
    queue.hold(id, 'pointer')
    queue.hold(id, 'focus')
    queue.release(id, 'pointer')
    vi.advanceTimersByTime(10_000)
    expect(titles(queue)).toEqual(['Saved'])
    queue.release(id, 'focus')
    vi.advanceTimersByTime(5000)
    expect(titles(queue)).toEqual([])
  })

  test('lets further toasts wait for a place', () => {
    const queue = createToastQueue()
    const ids = Array.from({ length: TOASTS_SHOWN + 1 }, (_, index) => queue.add({ title: index }))
    expect(titles(queue)).toEqual([0, 1, 2])
    queue.dismiss(ids[1] ?? 0)
    expect(titles(queue)).toEqual([0, 2, 3])
  })

  test('tells its listeners until they leave', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const leave = queue.subscribe(listener)
    queue.add({ title: 'One' })
    leave()
    queue.add({ title: 'Two' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
