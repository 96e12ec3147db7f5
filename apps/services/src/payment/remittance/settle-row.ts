import { judgeRemittance } from '@shop/domain/payment/remittance'
import type { CommandContext } from '#app/http/context'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { notifyOrder } from '#app/payment/notify-order'
import { selectPayments } from '#app/payment/payments.sql'
import { lockRemittanceRow, updateRemittanceRow } from '#app/payment/remittance/remittances.sql'
import { openStaffTaskOnce } from '#app/tasks/staff-tasks.sql'

interface Row {
  remittanceId: number
  line: number
  orderId: number | null
}

/** One row, once: the cash of its order is ours, or a person learns why not. The order comes first, as everywhere. */
export async function settleRow(context: CommandContext, { remittanceId, line, orderId }: Row): Promise<void> {
  const { db, now } = context
  const order = orderId === null ? null : await lockPayableOrder(db, orderId)
  const row = await lockRemittanceRow(db, remittanceId, line)
  if (!row) return
  const cash = order && (await selectPayments(db, order.id)).findLast(({ kind }) => kind === 'cod')
  const isOpen = cash?.state === 'awaiting_cod' || cash?.state === 'cod_collected'
  const outcome = judgeRemittance(row.amount, cash ? { amount: cash.amount, isOpen } : null)
  const found = { remittanceId, line, paymentId: cash?.id ?? null, expected: cash?.amount ?? null }
  if (outcome === 'settles' && order && cash) {
    const details = { remittanceId, line }
    const changed = await changePayment(context, order, cash, 'cod_remitted', { received: row.amount, details })
    if (!changed.ok) throw new Error(`Cash that waits cannot be settled: ${changed.code}.`)
    await notifyOrder(context, order, changed.value.news)
    await updateRemittanceRow(db, { ...found, outcome: 'settled' })
    return
  }
  if (outcome === 'settles') return
  await updateRemittanceRow(db, { ...found, outcome })
  const details = { remittanceId, line, outcome, amount: row.amount, expected: found.expected }
  const subject = `remittance:${remittanceId}:${line}`
  await openStaffTaskOnce(db, { kind: 'remittance_row', subject, orderId: order?.id ?? null, details, now })
}
