import { expect, test } from 'vitest'
import { findUnknown, readPromql } from './read-promql.ts'

test.each([
  ['up', [{ name: 'up', labels: [] }], []],
  ['sum(rate(a_total{job="x",status=~"5.."}[5m]))', [{ name: 'a_total', labels: ['job', 'status'] }], []],
  ['topk(5, sum by (route) (rate(a_total[5m])))', [{ name: 'a_total', labels: [] }], ['route']],
  [
    'time() - max(b_seconds) > 36 * 3600 or absent(b_seconds)',
    [
      { name: 'b_seconds', labels: [] },
      { name: 'b_seconds', labels: [] },
    ],
    [],
  ],
  ['x{a="} or y"} and on () (hour() >= 7)', [{ name: 'x', labels: ['a'] }], []],
  [
    'c > 4.5e8 and on (host) d{job=~"$part"}',
    [
      { name: 'd', labels: ['job'] },
      { name: 'c', labels: [] },
    ],
    ['host'],
  ],
])('%s', (question, series, grouped) => {
  expect(readPromql(question)).toEqual({ series, grouped })
})

test('names what nobody tells, and labels that are not there', () => {
  const known = new Map([['a_total', new Set(['job', 'route'])]])
  expect(findUnknown('sum by (route) (rate(a_total{job="x"}[5m]))', known)).toEqual([])
  expect(findUnknown('sum by (path) (rate(a_total{code="x"}[5m])) / sum(b_total)', known)).toEqual([
    'a_total{code}',
    'b_total',
    'path',
  ])
})
