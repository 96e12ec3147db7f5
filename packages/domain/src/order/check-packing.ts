import type { Halere } from '../money/halere.ts'
import type { PaymentRow } from '../payment/payment-summary.ts'
import { ok, type Result, refuse } from '../result.ts'

export type OrderMoney = {
  readonly payable: Halere
  readonly isPaidBefore: boolean
  readonly payments: readonly PaymentRow[]
  /** What went, or is on its way, back: all of it, and the part that was for goods. */
  readonly refunds: readonly { readonly isDone: boolean; readonly amount: Halere; readonly forGoods: Halere }[]
  /** What a transfer is forgiven. */
  readonly tolerance: Halere
}

type PackingRefusal = 'charged_back' | 'everything_returned' | 'not_paid'

/** An order whose money went back is not sent, whoever returned it. */
export function checkPacking(order: OrderMoney): Result<null, PackingRefusal> {
  const { payable, isPaidBefore, payments, refunds, tolerance } = order
  if (payments.some(({ state }) => state === 'charged_back')) return refuse('charged_back')
  const forGoods = refunds.reduce((sum, refund) => sum + refund.forGoods, 0)
  if (forGoods > 0 && forGoods >= payable) return refuse('everything_returned')
  const onItsWay = refunds.filter(({ isDone }) => !isDone).reduce((sum, { amount }) => sum + amount, 0)
  const kept = payments.reduce((sum, { received, refunded }) => sum + received - refunded, 0) - onItsWay
  return isPaidBefore && kept + tolerance < payable - forGoods ? refuse('not_paid') : ok(null)
}
