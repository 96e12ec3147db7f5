import { ORDER_MACHINE } from '@shop/domain/order/order-machine'
import type { OrderEvent } from '@shop/domain/order/order-state'
import { expect, test } from 'vitest'
import { TASK_OF } from '#app/sales/order-effects'

test('every event that calls a person names what the person is called to', () => {
  const calling = Object.entries(ORDER_MACHINE.events).flatMap(([event, { moves }]) =>
    Object.values(moves).some(({ effects }) => effects.includes('open_staff_task')) ? [event as OrderEvent] : [],
  )
  expect(calling.toSorted()).toEqual(Object.keys(TASK_OF).toSorted())
})
