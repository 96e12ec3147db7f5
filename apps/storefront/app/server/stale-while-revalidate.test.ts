import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { staleWhileRevalidate } from './stale-while-revalidate.server.ts'

describe('staleWhileRevalidate', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('asks once for everybody who comes in time', async () => {
    let asked = 0
    const load = staleWhileRevalidate(1000, async () => ++asked)
    expect(await Promise.all([load(), load()])).toEqual([1, 1])
    expect(await load()).toBe(1)
  })

  test('gives the answer from before while it asks again', async () => {
    let asked = 0
    const load = staleWhileRevalidate(1000, async () => ++asked)
    await load()
    vi.advanceTimersByTime(1001)
    expect(await load()).toBe(1)
    expect(await load()).toBe(2)
  })

  test('keeps an old answer when asking again fails, and does not keep a failure', async () => {
    let asked = 0
    const load = staleWhileRevalidate(1000, async () => {
      asked += 1
      if (asked !== 2) return asked
      throw new Error('down')
    })
    expect(await load()).toBe(1)
    vi.advanceTimersByTime(1001)
    expect(await load()).toBe(1)
    await Promise.resolve()
    expect(await load()).toBe(1)
    expect(await load()).toBe(3)

    const failing = staleWhileRevalidate(1000, () => Promise.reject(new Error('down')))
    await expect(failing()).rejects.toThrow('down')
    await expect(failing()).rejects.toThrow('down')
  })
})
