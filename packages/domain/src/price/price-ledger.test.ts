import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callOffPrice, planPrice, withRows } from './plan-price.ts'
import { effectiveSteps, type LedgerRow, stepAt } from './price-ledger.ts'
import { provePrice } from './prove-price.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

function ledger(...steps: [days: number, crowns: number, kind?: LedgerRow['kind']][]): LedgerRow[] {
  return steps.map(([days, crowns, kind = 'regular'], index) => ({
    id: index + 1,
    amount: crowns * 100,
    kind,
    from: inDays(days),
    restores: false,
  }))
}

test.each([
  ['fair: struck through is what it cost all the time', ledger([-200, 1000], [5, 800, 'sale']), 'fair', 1000, 20],
  ['raised a week before', ledger([-200, 900], [-2, 1000], [5, 800, 'sale']), 'raised_before', 900, 11],
  ['cheaper within thirty days than now', ledger([-200, 700], [-2, 1000], [5, 800, 'sale']), 'no_discount', 700, 0],
  ['lowered a week before', ledger([-200, 1500], [-2, 1000], [5, 800, 'sale']), 'raised_before', 1000, 20],
  ['sold for two weeks', ledger([-14, 1000], [0, 800, 'sale']), 'too_new', 1000, 20],
  ['never sold before', ledger([0, 800, 'sale']), 'too_new', null, 0],
  ['a plain price', ledger([-200, 1000]), 'no_sale', null, 0],
  [
    'a sale that deepens is measured before its first step',
    ledger([-200, 1000], [0, 900, 'sale'], [4, 800, 'sale']),
    'fair',
    1000,
    20,
  ],
  ['a sale that rises is a new one', ledger([-200, 1000], [0, 700, 'sale'], [4, 800, 'sale']), 'no_discount', 700, 0],
] as const)('%s', (_name, rows, verdict, crowns, percent) => {
  const proof = provePrice([...rows], inDays(6))
  expect(proof).toMatchObject({ verdict, percent, reference: crowns === null ? null : crowns * 100 })
})

test('the proof names the rows of the thirty days and the lowest of them', () => {
  const proof = provePrice(ledger([-200, 900], [-60, 950], [-3, 1000], [5, 800, 'sale']), inDays(6))
  expect(proof).toMatchObject({ referencePriceId: 2, windowPriceIds: [2, 3], regular: 1000_00 })
})

test('nobody plans into the past', () => {
  const rows = ledger([-200, 1000])
  const change = { amount: 900_00, kind: 'regular', from: inDays(-1) } as const
  expect(planPrice(rows, change, NOW)).toMatchObject({ ok: false, code: 'price_in_past' })
})

test('what holds already and what is there first cannot be called off', () => {
  expect(callOffPrice(ledger([-200, 1000]), 1, NOW)).toMatchObject({ code: 'price_not_planned' })
  expect(callOffPrice(ledger([3, 1000]), 1, NOW)).toMatchObject({ details: { reason: 'first' } })
})

test('a price called off, then another one before it: the newer one goes on behind both', () => {
  const planned = ledger([-200, 1000], [10, 800, 'sale'])
  const off = callOffPrice(planned, 2, NOW)
  const rows = withRows(planned, off.ok ? off.value : [])
  const change = planPrice(rows, { amount: 900_00, kind: 'regular', from: inDays(5) }, NOW)
  const after = withRows(rows, change.ok ? change.value : [])
  expect(stepAt(effectiveSteps(after), inDays(20))).toMatchObject({ amount: 900_00, kind: 'regular' })
})

const step = fc.oneof(
  fc.record({
    what: fc.constant('plan' as const),
    days: fc.integer({ min: 0, max: 12 }),
    crowns: fc.integer({ min: 1, max: 5 }),
    kind: fc.constantFrom('regular' as const, 'sale' as const),
  }),
  fc.record({ what: fc.constant('off' as const), which: fc.nat(20) }),
)

test('after any planning and calling off every moment has the price of the last plan that stands', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (doings) => {
      let rows = ledger([-200, 9])
      // What the people mean: moments and their prices, without those that were called off.
      const meant = new Map([[inDays(-200).getTime(), { amount: 900, kind: 'regular' }]])
      for (const doing of doings) {
        if (doing.what === 'plan') {
          const change = { amount: doing.crowns * 100, kind: doing.kind, from: inDays(doing.days) }
          const planned = planPrice(rows, change, NOW)
          if (!planned.ok) throw new Error(planned.code)
          rows = withRows(rows, planned.value)
          meant.set(change.from.getTime(), { amount: change.amount, kind: change.kind })
        } else {
          const steps = effectiveSteps(rows)
          const one = steps[doing.which % steps.length] as LedgerRow
          const off = callOffPrice(rows, one.id, NOW)
          if (off.ok) {
            rows = withRows(rows, off.value)
            meant.delete(one.from.getTime())
          } else expect(one.restores || one.from <= NOW).toBe(true)
        }
      }
      for (let day = -1; day < 14; day += 1) {
        const at = inDays(day)
        const last = [...meant]
          .filter(([from]) => from <= at.getTime())
          .toSorted((a, b) => a[0] - b[0])
          .at(-1)
        expect(stepAt(effectiveSteps(rows), at)).toMatchObject(last?.[1] ?? {})
      }
    }),
  )
})

const written = (rows: readonly LedgerRow[], crowns: number, from: number, until: number | null = null) => {
  const change = {
    amount: crowns * 100,
    kind: 'regular' as const,
    from: inDays(from),
    until: until === null ? null : inDays(until),
  }
  const planned = planPrice(rows, change, NOW)
  return withRows(rows, planned.ok ? planned.value : [])
}
const calledOff = (rows: readonly LedgerRow[], from: number) => {
  const step = effectiveSteps(rows).find((one) => one.from.getTime() === inDays(from).getTime())
  const off = callOffPrice(rows, step?.id ?? 0, NOW, true)
  return withRows(rows, off.ok ? off.value : [])
}
/** In crowns, null where there is no such price. */
const crownsOn = (rows: readonly LedgerRow[], days: readonly number[]) =>
  days.map((day) => {
    const held = stepAt(effectiveSteps(rows), inDays(day))
    return held === null || held.kind === 'ended' ? null : held.amount / 100
  })

test.each([
  ['the last day meets the first of the next price', written(written([], 9, 10), 8, 0, 10), [8, 9, 9]],
  ['a later price lies between', written(written([], 9, 10), 8, 0, 15), [8, 9, 9]],
  ['prolonged', written(written([], 8, 0, 10), 8, 0, 20), [8, 8, null]],
  ['prolonged for good', written(written([], 8, 0, 10), 8, 1), [8, 8, 8]],
  ['a planned one with its end is called off', calledOff(written(written([], 8, 0), 7, 10, 20), 10), [8, 8, 8]],
  ['what had an end has it again', calledOff(written(written([], 8, 0, 20), 7, 10), 10), [8, 8, null]],
] as const)('validity: %s', (_name, rows, crowns) => {
  expect(crownsOn(rows, [5, 12, 25])).toEqual(crowns)
})

const spell = fc.record({
  crowns: fc.integer({ min: 1, max: 5 }),
  from: fc.integer({ min: 0, max: 12 }),
  length: fc.option(fc.integer({ min: 1, max: 6 })),
})

test('a price holds exactly from its day to its last, or to the next one', () => {
  fc.assert(
    fc.property(fc.array(spell, { maxLength: 8 }), (spells) => {
      let rows: LedgerRow[] = []
      const meant = new Map<number, { crowns: number; until: number }>()
      for (const { crowns, from, length } of spells) {
        rows = written(rows, crowns, from, length === null ? null : from + length)
        meant.set(from, { crowns, until: length === null ? Number.POSITIVE_INFINITY : from + length })
      }
      const days = Array.from({ length: 20 }, (_, day) => day)
      const holding = days.map((day) => {
        const [last] = [...meant].filter(([from]) => from <= day).toSorted((a, b) => b[0] - a[0])
        return last && day < last[1].until ? last[1].crowns : null
      })
      expect(crownsOn(rows, days)).toEqual(holding)
    }),
  )
})
