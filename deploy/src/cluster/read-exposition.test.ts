import { expect, test } from 'vitest'
import { compareExposition } from './read-exposition.ts'

const TABLE = {
  a_total: { type: 'counter', labels: ['route'] },
  b_seconds: { type: 'histogram', labels: [] },
  c: { type: 'gauge', labels: [] },
} as const
const TOLD = `# HELP a_total A.
# TYPE a_total counter
a_total{route="/a \\"b\\" {c}"} 1

# TYPE b_seconds histogram
b_seconds_bucket{le="0.1"} 0
b_seconds_sum 0
b_seconds_count 0
# TYPE c gauge
c 0.5
`

test('what is told as the table says is no fault', () => {
  expect(compareExposition(TOLD, TABLE)).toEqual([])
})

test('a missing metric, one too many, another type and another label are', () => {
  const told = TOLD.replaceAll('b_seconds', 'd_seconds').replace('route=', 'path=').replace('c gauge', 'c counter')
  expect(compareExposition(told, TABLE)).toEqual([
    'b_seconds is not told',
    'a_total has the labels path',
    'd_seconds is not in the table',
    'c is a counter',
  ])
  expect(compareExposition(TOLD.slice(0, TOLD.indexOf('# TYPE b')), TABLE, { late: ['b_seconds', 'c'] })).toEqual([])
})
