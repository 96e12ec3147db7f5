import type { Halere } from '../money/halere.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Orders that hold goods and have brought no money yet. */
export type OpenUnpaid = { readonly orders: number; readonly value: Halere }

/** Whether somebody may hold goods of one more order before they have paid for any. */
export function checkOpenUnpaid(
  open: OpenUnpaid,
  payable: Halere,
  limits: OpenUnpaid,
): Result<null, 'too_much_unpaid', { orders: number; limit: number }> {
  const isOver = open.orders >= limits.orders || (open.orders > 0 && open.value + payable > limits.value)
  return isOver ? refuse('too_much_unpaid', { orders: open.orders, limit: limits.orders }) : ok(null)
}
