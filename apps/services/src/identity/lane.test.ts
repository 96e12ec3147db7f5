import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLane } from './lane.ts'

test('only so much runs at once, in order, and what fails lets the next one in', async () => {
  const lane = createLane(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const work = (number: number) =>
    lane(async () => {
      running += 1
      most = Math.max(most, running)
      order.push(number)
      await delay(5)
      running -= 1
      if (number === 2) throw new Error('two')
      return number
    })
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(work))
  expect(most).toBe(2)
  expect(order).toEqual([1, 2, 3, 4, 5])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})
