import { callFunction } from '#app/data/data-fetch.ts'
import type { OrderDetail } from './order-detail.ts'

/** The whole page in one question; null when there is no such order. */
export async function readOrder(id: number): Promise<OrderDetail | null> {
  return callFunction<OrderDetail | null>('staff_order', { wanted: id })
}
