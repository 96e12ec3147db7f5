import { ORDER_STATES, type OrderState } from '@shop/domain/order/order-state'
import type { SignedInCustomer } from '#app/server/session.server.ts'

interface OwnOrderRow {
  id: number
  number: string
  state: OrderState
}

/** The order of that number, or the newest one; of somebody else's nothing is known. */
export async function findOwnOrder({ data }: SignedInCustomer, number: string | null): Promise<OwnOrderRow | null> {
  const own = data.from('orders').select('id,number,state')
  const found = await data.single(
    (number ? own.eq('number', number) : own).order('placed_at', { ascending: false }).limit(1),
  )
  return found && { ...found, state: ORDER_STATES.find((state) => state === found.state) ?? 'accepted' }
}
