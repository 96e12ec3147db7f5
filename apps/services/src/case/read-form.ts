import { randomUUID } from 'node:crypto'
import type { CaseForm } from '@shop/contract/case/case'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { complaintUntil, guaranteeUntil, withdrawalUntil } from '@shop/domain/case/case-deadlines'
import { type CaseKind, RETURN_WAYS } from '@shop/domain/case/case-state'
import { ORDER_MACHINE } from '@shop/domain/order/order-machine'
import { ok } from '@shop/domain/result'
import { transition } from '@shop/domain/state-machine'
import { type CaseOrder, type CaseOrderLine, selectCaseOrder } from '#app/case/case-order.sql'
import { selectCaseSummaries } from '#app/case/case-parts.sql'
import { openForm } from '#app/case/open-case'
import { isPayerKnown } from '#app/case/payer.sql'
import { findDoubts, shareOf } from '#app/case/quote-case'
import { toSummary } from '#app/case/show-case'
import { canSend } from '#app/case/stop-order'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { mayCancelOrder } from '#app/order/company/may-cancel'
import { selectOrderView } from '#app/order/order-view.sql'
import { loadSold } from '#app/payment/plan-order-refund'

/** Shows and changes nothing: mail robots open every link. */
export async function readForm(context: Context, { token }: { token: string }) {
  const opened = await openForm(context, token)
  if (!opened.ok) return opened
  const { orderId, orderToken } = opened.value
  const { db } = context
  const order = await selectCaseOrder(db, orderId)
  if (!order) throw notFound()
  const cases = await selectCaseSummaries(db, { orderId })
  const cancel = transition(ORDER_MACHINE, order.state, 'cancel')
  return ok<CaseForm>({
    formKey: randomUUID(),
    orderNumber: order.number,
    placedOn: toPragueDay(order.placedAt),
    deliveredOn: order.deliveredOn,
    canCancel:
      cancel.ok &&
      cancel.value.isChanged &&
      order.state !== 'not_collected' &&
      (await mayCancelOrder(context, orderId)),
    orderToken,
    name: order.name,
    email: order.email,
    until: untilOf(order),
    needsAccount: order.paymentKind !== 'online' && !(await isPayerKnown(db, orderId)),
    canTakeCredits: order.customerId !== null,
    couponCode: order.couponCode,
    returnWays: canSend(order) ? RETURN_WAYS.filter((way) => way === 'own' || way in context.deps.carriers) : [],
    lines: await listLines(context, order),
    cases: cases.map((row) => toSummary(context, row)),
  })
}

function untilOf({ deliveredOn }: CaseOrder): CaseForm['until'] {
  if (deliveredOn === null) return { withdrawal: null, complaint: null, guarantee: null }
  return {
    withdrawal: withdrawalUntil(deliveredOn),
    complaint: complaintUntil(deliveredOn),
    guarantee: guaranteeUntil(deliveredOn),
  }
}

async function listLines({ db, now }: Context, order: CaseOrder): Promise<CaseForm['lines']> {
  const view = await selectOrderView(db, order.id)
  const sold = await loadSold(db, order.id)
  const goods = order.lines.filter(({ kind }) => kind === 'goods' || kind === 'gift')
  const asked = goods.map(({ position }) => ({ position, pieces: 1, condition: 'unknown' as const }))
  const doubtsOf = (kind: CaseKind) => findDoubts(db, order, { kind, lines: asked, photos: 1, isChoice: true }, now)
  const withdrawal = await doubtsOf('withdrawal')
  const complaint = await doubtsOf('complaint')
  const guarantee = await doubtsOf('guarantee')
  return goods.map((line) => {
    const { position, name, variantName, bundleName, kind, pieces, amount, batches } = line
    const shown = view?.lines.find((one) => one.position === position)
    return {
      ...{ position, name, variantName, bundleName, pieces, amount, batches },
      isGift: kind === 'gift',
      left: {
        withdrawal: leftOf(line, 'withdrawal'),
        complaint: leftOf(line, 'complaint'),
        guarantee: leftOf(line, 'guarantee'),
      },
      image: shown?.image ?? null,
      protein: shown?.protein ?? null,
      doubts: {
        withdrawal: withdrawal.get(position) ?? [],
        complaint: complaint.get(position) ?? [],
        guarantee: guarantee.get(position) ?? [],
      },
      guaranteeAmount: shareOf(sold, String(position), 1),
    }
  })
}

/** What is asked for in one way can be asked for in another: whoever complains may withdraw all the same (§ 1830a). */
function leftOf({ pieces, askedBy }: CaseOrderLine, kind: CaseKind): number {
  return Math.max(0, pieces - (askedBy[kind] ?? 0))
}
