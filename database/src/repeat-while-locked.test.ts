import { expect, test } from 'vitest'
import { repeatWhileLocked } from './repeat-while-locked.ts'

const locked = () =>
  Object.assign(new Error('Command failed'), { stderr: 'Error: pq: canceling statement due to lock timeout' })

function failing(times: number, error: () => Error) {
  let turns = 0
  return {
    turns: () => turns,
    async work() {
      turns += 1
      if (turns <= times) throw error()
      return 'applied'
    },
  }
}

test('lets others pass and tries again, later each time, and says so', async () => {
  const { work } = failing(4, locked)
  const said: string[] = []
  const pauses = { firstPauseMs: 1, longestPauseMs: 4 }
  expect(await repeatWhileLocked(work, { say: (line) => said.push(line), tries: 12, ...pauses })).toBe('applied')
  expect(said.map((line) => / in (\d+) ms/.exec(line)?.[1])).toEqual(['1', '2', '4', '4'])
})

test('gives up in the end, with what the server said', async () => {
  const { work, turns } = failing(100, locked)
  await expect(repeatWhileLocked(work, { say: () => {}, tries: 3, firstPauseMs: 1 })).rejects.toThrow('Command failed')
  expect(turns()).toBe(3)
})

test('a migration that is wrong is not tried twice', async () => {
  const { work, turns } = failing(100, () => new Error('syntax error at or near "tabel"'))
  await expect(repeatWhileLocked(work, { say: () => {}, firstPauseMs: 1 })).rejects.toThrow('syntax error')
  expect(turns()).toBe(1)
})
