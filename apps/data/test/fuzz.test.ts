import { expect, inject, test } from 'vitest'
import { runFuzz } from './fuzz/run-fuzz.ts'

const COUNT = 4000

test('generated requests find no crash, no fault of ours and no row that the caller may not see', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const { faults, sent } = await runFuzz({ templateUrl: inject('fixtureUrl'), seed, count: COUNT })
  expect(faults, `seed ${seed}`).toEqual([])
  expect(sent).toBe(COUNT)
}, 120_000)
