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

/** Null for an order of somebody else just as for one that never was: the database shows neither. */
export async function loadOrder({ data }: SignedInCustomer, id: string): Promise<OrderGlance | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const row = await data.single(data.from('orders').select(COLUMNS).eq('id', Number(id)).limit(1))
  return row ? toGlance(row) : null
}

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
