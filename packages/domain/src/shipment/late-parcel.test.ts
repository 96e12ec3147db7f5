import { expect, test } from 'vitest'
import { latenessOf } from './late-parcel.ts'
import type { ShipmentState } from './shipment-state.ts'

const TODAY = '2026-11-18'

test.each<[string, ShipmentState, string | null, boolean, string]>([
  ['on its last promised day', 'in_transit', '2026-11-18', true, 'in_time'],
  ['the day after', 'in_transit', '2026-11-17', true, 'tell'],
  ['the day after, still on our bench', 'labelled', '2026-11-17', true, 'look'],
  ['the day after, of a silent carrier', 'in_transit', '2026-11-17', false, 'look'],
  ['told of as a problem', 'problem', '2026-11-17', true, 'look'],
  ['at its point', 'ready_for_pickup', '2026-11-17', true, 'in_time'],
  ['delivered', 'delivered', '2026-11-17', true, 'in_time'],
  ['on its way back', 'returning', '2026-11-17', true, 'in_time'],
  ['cancelled', 'cancelled', '2026-11-17', true, 'in_time'],
  ['not packed yet', 'planned', '2026-11-17', true, 'in_time'],
  ['without a promise', 'in_transit', null, true, 'in_time'],
])('%s', (_, state, promisedOn, isKnown, lateness) => {
  expect(latenessOf({ state, promisedOn, isKnown }, TODAY)).toBe(lateness)
})
