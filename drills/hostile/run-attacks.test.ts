import { expect, test } from 'vitest'
import type { Heard } from './knock.ts'
import { runAttacks } from './run-attacks.ts'
import { percentile } from './watch-processes.ts'

const attack = (name: string, answers: Heard[]) => ({
  name,
  count: answers.length,
  atOnce: 2,
  send: async (index: number) => answers[index] ?? { status: null },
})

test('a refusal is deliberate, a fault of the server and silence are not', async () => {
  const [refused, broken] = await runAttacks([
    attack('refused', [{ status: 200 }, { status: 413 }, { status: 429 }]),
    attack('broken', [{ status: 200 }, { status: 500 }, { status: null, why: 'no answer in time' }]),
  ])
  expect(refused).toEqual({ name: 'refused', sent: 3, statuses: { 200: 1, 413: 1, 429: 1 }, faults: [] })
  expect(broken?.faults.toSorted()).toEqual(['broken 1: 500', 'broken 2: no answer in time'])
})

test('the slowest hundredth decides', () => {
  const times = Array.from({ length: 200 }, (_, at) => at + 1)
  expect(percentile(times, 0.99)).toBe(199)
  expect(percentile([], 0.99)).toBe(0)
})
