import { expect, test } from 'vitest'
import { listSeries } from './exported-metrics.ts'
import { readDashboards } from './read-dashboards.ts'
import { findUnknown, readPromql } from './read-promql.ts'

const known = listSeries()
const dashboards = await readDashboards()
const panels = dashboards.flatMap(({ file, dashboard }) =>
  dashboard.panels
    .filter(({ type }) => type !== 'row')
    .map((panel) => ({ ...panel, file, targets: panel.targets ?? [] })),
)

test.each(panels)('$file: $title asks for what somebody tells', ({ targets }) => {
  expect(targets.length).toBeGreaterThan(0)
  expect(targets.flatMap(({ expr }) => findUnknown(expr, known))).toEqual([])
})

test.each(panels)('$file: $title names its lines by labels that are left', ({ targets }) => {
  for (const { expr, legendFormat = '' } of targets) {
    const { series, grouped } = readPromql(expr)
    const left = new Set([...grouped, ...series.flatMap(({ name }) => [...(known.get(name) ?? [])])])
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
    expect(named.filter((label) => !left.has(label))).toEqual([])
    if (/^\s*(topk|sum|max|min)\b/.test(expr)) expect(named.filter((label) => !grouped.includes(label))).toEqual([])
  }
})

test('every choice at the top of a board is one of Prometheus', () => {
  for (const { dashboard } of dashboards) {
    for (const { type, query } of dashboard.templating.list) {
      if (type === 'datasource') expect(query).toBe('prometheus')
      else expect(findUnknown(/^label_values\((.+), \w+\)$/.exec(query)?.[1] ?? '(none)', known)).toEqual([])
    }
  }
})

test('no two boards share a name, and no two panels a place', () => {
  expect(new Set(dashboards.map(({ dashboard }) => dashboard.uid)).size).toBe(dashboards.length)
  for (const { dashboard } of dashboards) {
    const taken = new Set<string>()
    for (const { title, gridPos } of dashboard.panels) {
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect(taken.has(`${x},${y}`), `${dashboard.title}: ${title}`).toBe(false)
          expect(x).toBeLessThan(24)
          taken.add(`${x},${y}`)
        }
      }
    }
  }
})
