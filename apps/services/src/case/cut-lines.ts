import type { SubmitCase } from '@shop/contract/case/case'
import type { CaseOrder } from '#app/case/case-order.sql'
import { isPayerKnown } from '#app/case/payer.sql'
import type { Context } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { selectRevisedOrder } from '#app/order/revision/order-revisions.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { changeLines } from '#app/sales/lines/change-lines'
import { type Db, inSavepoint } from '#app/store/database'

interface Cut {
  /** Money that goes back with the change; none where nothing was paid yet. */
  returned: number
}

/**
 * Part of an order that nobody packs yet: the pieces leave the order, the rest goes on and the money goes back by the change itself. Null where
 * the machine of changes says no, or all of it is withdrawn from; then the order is held for a person. Called before there is a case, which would keep its lines.
 */
export async function cutLines(
  context: Context,
  order: CaseOrder,
  { kind, lines }: Pick<SubmitCase, 'kind' | 'lines'>,
  isWhole: boolean,
): Promise<Cut | null> {
  if (kind !== 'withdrawal' || order.state !== 'accepted' || isWhole) return null
  const { db } = context
  if (isOfBundle(order, lines) || (await needsAccount(db, order.id))) return null
  const revised = await selectRevisedOrder(db, order.id)
  if (!revised) return null
  const wished = lines.map(({ position, pieces }) => {
    const line = order.lines.find((one) => one.position === position)
    return { position, pieces: (line?.pieces ?? pieces) - pieces }
  })
  const wish = { version: revised.version, lines: wished, added: [], payable: null, reason: '', isOfCustomer: true }
  try {
    const changed = await inSavepoint(db, () => changeLines(context, order.id, wish))
    return changed.ok ? { returned: changed.value.toReturn } : null
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    context.log.warn({ orderId: order.id, code: error.code }, 'case.lines_not_cut')
    return null
  }
}

/** A change takes a bundle out as a whole, and nobody has withdrawn from the rest of it. */
function isOfBundle(order: CaseOrder, lines: SubmitCase['lines']): boolean {
  return order.lines.some(
    ({ position, bundleName }) => bundleName !== null && lines.some((line) => line.position === position),
  )
}

/** Money from nobody knows whom goes to the account the form names, and only a case carries that one. */
async function needsAccount(db: Db, orderId: number): Promise<boolean> {
  const payments = await selectPayments(db, orderId)
  const isHeld = payments.some(({ kind, received, refunded }) => kind !== 'online' && received > refunded)
  return isHeld && !(await isPayerKnown(db, orderId))
}
