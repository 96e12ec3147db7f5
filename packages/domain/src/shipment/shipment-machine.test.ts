import { expect, test } from 'vitest'
import { drawMachine } from '../state-machine.fixture.ts'
import { listTransitions, transition } from '../state-machine.ts'
import { SHIPMENT_MACHINE } from './shipment-machine.ts'
import type { ShipmentState } from './shipment-state.ts'

const SHORT: Record<ShipmentState, string> = {
  planned: 'plan',
  packed: 'pack',
  labelled: 'label',
  in_transit: 'way',
  problem: 'prob',
  ready_for_pickup: 'ready',
  delivered: 'deliv',
  returning: 'retng',
  returned: 'retd',
  cancelled: 'canc',
}

test('every state answers every event', () => {
  expect(`\n${drawMachine(SHIPMENT_MACHINE, SHORT)}\n`).toBe(`
event              plan  pack  label way   prob  ready deliv retng retd  canc
pack               pack  =     =     x     x     x     x     x     x     x
unpack             =     plan  plan  x     x     x     x     x     x     x
label_created      +     label =     =     =     =     =     =     =     +
label_refused      ?     +     ?     ?     ?     ?     ?     ?     ?     ?
hand_over          x     x     way   =     =     =     =     =     =     x
cancel             canc  canc  canc  x     x     x     x     x     x     =
carrier_scanned    ?     ?     way   =     way   =     =     =     =     +
carrier_problem    ?     ?     prob  prob  =     =     =     =     =     ?
carrier_ready      ?     ?     ready ready ready =     =     =     =     ?
carrier_delivered  ?     ?     deliv deliv deliv deliv =     deliv ?     +
carrier_returning  ?     ?     retng retng retng retng ?     =     =     retng
carrier_returned   ?     ?     ?     retd  retd  retd  ?     retd  =     retd
carrier_cancelled  =     =     pack  +     ?     ?     ?     =     =     =
carrier_unknown    =     =     =     =     =     =     =     =     =     =
`)
})

test('a scan the carrier sends late does not bring a delivered parcel back on its way', () => {
  expect(transition(SHIPMENT_MACHINE, 'delivered', 'carrier_scanned')).toMatchObject({
    value: { to: 'delivered', effects: [] },
  })
})

test('nothing leaves the end', () => {
  const from = listTransitions(SHIPMENT_MACHINE).map((change) => change.from)
  expect(from).not.toContain('delivered')
  expect(from).not.toContain('returned')
})
