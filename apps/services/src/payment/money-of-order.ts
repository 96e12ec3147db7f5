import type { PayableOrder } from '#app/order/payable-order.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { heldBy } from '#app/payment/plan-order-refund'
import { selectRefunds } from '#app/payment/refunds.sql'
import type { Db } from '#app/store/database'

interface MoneyOfOrder {
  /** Of what the customer keeps: money that went back for goods is not asked for again. */
  price: number
  /** What the shop has of it, less what is on its way back. */
  held: number
}

export async function loadMoneyOfOrder(
  db: Db,
  { id, payable }: Pick<PayableOrder, 'id' | 'payable'>,
): Promise<MoneyOfOrder> {
  const refunds = await selectRefunds(db, id)
  const returned = refunds.reduce((sum, { forGoods }) => sum + forGoods, 0)
  return { price: payable - returned, held: heldBy(await selectPayments(db, id), refunds) }
}
