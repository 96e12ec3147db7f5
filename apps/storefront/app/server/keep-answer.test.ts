import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepAnswer } from './keep-answer.server.ts'

describe('keepAnswer', () => {
  let version = 1
  const readVersion = async () => version

  beforeEach(() => {
    vi.useFakeTimers()
    version = 1
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('asks once for everybody who comes in time', async () => {
    let asked = 0
    const load = keepAnswer(1000, async () => ++asked, readVersion)
    expect(await Promise.all([load(), load()])).toEqual([1, 1])
    expect(await load()).toBe(1)
  })

  test('gives the answer from before while it asks again', async () => {
    let asked = 0
    const load = keepAnswer(1000, async () => ++asked, readVersion)
    await load()
    vi.advanceTimersByTime(1001)
    expect(await load()).toBe(1)
    expect(await load()).toBe(2)
  })

  test('keeps an old answer when asking again fails, and does not keep a failure', async () => {
    let asked = 0
    const load = keepAnswer(
      1000,
      async () => {
        asked += 1
        if (asked !== 2) return asked
        throw new Error('down')
      },
      readVersion,
    )
    expect(await load()).toBe(1)
    vi.advanceTimersByTime(1001)
    expect(await load()).toBe(1)
    await Promise.resolve()
    expect(await load()).toBe(1)
    expect(await load()).toBe(3)

    const failing = keepAnswer(1000, () => Promise.reject(new Error('down')), readVersion)
    await expect(failing()).rejects.toThrow('down')
    await expect(failing()).rejects.toThrow('down')
  })

  test('waits for a new answer once something has changed', async () => {
    let price = 100
    const load = keepAnswer(1000, async () => price, readVersion)
    expect(await load()).toBe(100)
    price = 90
    expect(await load()).toBe(100)
    version += 1
    expect(await Promise.all([load(), load()])).toEqual([90, 90])
  })

  test('lets no answer from before the change come in after the one from behind it', async () => {
    const answers: ((value: string) => void)[] = []
    const load = keepAnswer(1000, () => new Promise<string>((resolve) => void answers.push(resolve)), readVersion)
    const slow = load()
    await vi.advanceTimersByTimeAsync(0)
    version += 1
    const quick = load()
    await vi.advanceTimersByTimeAsync(0)
    answers[1]?.('new')
    expect(await quick).toBe('new')
    answers[0]?.('old')
    expect(await slow).toBe('old')
    expect(await load()).toBe('new')
  })

  test('gives the answer from before when the new one cannot be had, and asks for it again', async () => {
    let isDown = false
    let asked = 0
    const load = keepAnswer(
      1000,
      async () => {
        asked += 1
        if (isDown) throw new Error('down')
        return asked
      },
      readVersion,
    )
    expect(await load()).toBe(1)
    version += 1
    isDown = true
    expect(await load()).toBe(1)
    isDown = false
    expect(await load()).toBe(3)
  })
})
