import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'

const taken = (from: string, to: string, times: number) => ({
  transitions: [{ machine: 'payment', from, to, times }],
})

test('blocks are added up, and what nobody took is told', () => {
  const coverage = coverageOf([
    taken('created', 'paid', 3),
    taken('created', 'paid', 4),
    taken('created', 'unknown', 0),
  ])
  expect(coverage.lines).toEqual(['      7  payment created → paid', '      0  payment created → unknown'])
  expect(coverage.missing).toEqual(['payment created → unknown'])
})

test('what cannot happen is named with its reason and not missed', () => {
  const coverage = coverageOf([taken('paid', 'charged_back', 0)])
  expect(coverage.missing).toEqual([])
  expect(coverage.lines[0]).toContain('no partner reports')
})
