import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CaseClock } from './case-clock.tsx'

const complaint = { kind: 'complaint', submitted_at: '2026-11-02T09:00:00Z', decide_by: '2026-12-02' } as const

const classOf = (row: Parameters<typeof CaseClock>[0]['row']) =>
  /class="([^"]*)"/.exec(renderToStaticMarkup(<CaseClock row={row} />))?.[1]

test.each([
  [29, 'clk'],
  [11, 'clk'],
  [10, 'clk wrn'],
  [3, 'clk bad'],
  [-1, 'clk bad'],
])('with %i days left the clock is %s', (daysLeft, name) => {
  expect(classOf({ ...complaint, received_on: null, days_left: daysLeft })).toBe(name)
})

test('what was written down later has used its days since it came', () => {
  const row = { ...complaint, decide_by: '2026-11-22', received_on: '2026-10-23', days_left: 15 }
  expect(renderToStaticMarkup(<CaseClock row={row} />)).toContain('--c:50')
})
