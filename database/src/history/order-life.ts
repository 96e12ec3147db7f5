import { acceptOrder, cancelEarly, holdOrder } from './accept-order.ts'
import { deliverOrder } from './deliver-order.ts'
import { finishOrder } from './finish-order.ts'
import type { Life } from './order-steps.ts'
import { packOrder } from './pack-order.ts'
import { addReservations, type Order, promiseOf } from './place-order.ts'
import type { World } from './world.ts'

export interface Lived {
  order: Order
  deliveredAt: Date | null
  paymentId: number | null
}

/** From the button to the archive, each step asked of the machine whose step it is. */
export function liveOrder(world: World, order: Order): Lived {
  const life: Life = { world, order, payment: null, parcels: [], invoice: null, deliveredAt: null }
  const acceptedAt = acceptOrder(life)
  if (acceptedAt) {
    order.acceptedAt = acceptedAt
    const promise = promiseOf(order.spec.shipping, acceptedAt)
    Object.assign(order.row, { dispatch_on: promise.dispatch, delivery_from: promise.from, delivery_to: promise.to })
    goOn(life, acceptedAt)
  }
  addReservations(world, order)
  return { order, deliveredAt: life.deliveredAt, paymentId: life.payment?.id ?? null }
}

function goOn(life: Life, acceptedAt: Date): void {
  const { order } = life
  if (order.spec.fate === 'cancelled' && cancelEarly(life, acceptedAt)) return
  if (order.spec.halt === 'on_hold') {
    holdOrder(life, acceptedAt)
    return
  }
  const leftAt = packOrder(life, acceptedAt)
  if (!leftAt) return
  deliverOrder(life, leftAt)
  if (life.deliveredAt) finishOrder(life, life.deliveredAt)
}
