import { OwnOrderHistory } from '@shop/contract/order/order-history'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { loadOrdersById, type OrderGlance } from './load-order.server.ts'
import type { OrderHistoryQuery } from './order-history-query.ts'

const PAGE_SIZE = 10

export interface OrderHistory extends Pick<OwnOrderHistory, 'matching' | 'all' | 'years'> {
  orders: OrderGlance[]
  /** Where the next page goes on; null on the last one. */
  next: number | null
}

/** One page of all the orders of the customer. */
export async function loadOrderHistory(customer: SignedInCustomer, query: OrderHistoryQuery): Promise<OrderHistory> {
  const { data } = customer
  const found = await data.value(
    data.rpc('own_order_history', {
      wanted: query.wanted,
      ...(query.year ? { placed_in: query.year } : {}),
      ...(query.group ? { state_group: query.group } : {}),
      only_regular: query.isRegular,
      ...(query.before ? { before_order: query.before } : {}),
      page_size: PAGE_SIZE,
    }),
  )
  const { ids, ...counts } = OwnOrderHistory.parse(found)
  const page = ids.slice(0, PAGE_SIZE)
  return {
    ...counts,
    orders: await loadOrdersById(customer, page),
    next: ids.length > PAGE_SIZE ? (page.at(-1) ?? null) : null,
  }
}
