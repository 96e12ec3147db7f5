import { ORDER_STATES, type OrderState } from '@shop/domain/order/order-state'
import type { SignedInCustomer } from '#app/server/session.server.ts'

export interface OrderGlance {
  id: number
  number: string
  state: OrderState
  placedAt: string
  /** Whole haléře. */
  payable: number
}

const COLUMNS = 'id,number,state,placed_at,payable'
const LATEST = 10

export async function loadOrders({ data }: SignedInCustomer): Promise<OrderGlance[]> {
  const { items } = await data.list(
    data.from('orders').select(COLUMNS).order('placed_at', { ascending: false }).order('id').limit(LATEST),
  )
  return items.map(toGlance)
}

interface OrderRow {
  id: number
  number: string
  state: string
  placed_at: string
  payable: number
}

function toGlance({ id, number, state, placed_at, payable }: OrderRow): OrderGlance {
  return { id, number, state: ORDER_STATES.find((one) => one === state) ?? 'accepted', placedAt: placed_at, payable }
}
