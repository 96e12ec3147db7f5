import { selectCaseRefund } from '#app/case/case-parts.sql'
import { lockCase, selectUndecidedOf } from '#app/case/cases.sql'
import { changeCase } from '#app/case/change-case'
import { receiveReturned } from '#app/case/parcel/receive-returned'
import { selectCaseOfReplacement } from '#app/case/replacement.sql'
import type { CommandContext } from '#app/http/context'
import type { OrderEffects } from '#app/order/change-order'
import type { PaymentEffects } from '#app/payment/change-payment'
import type { ParcelEffects } from '#app/shipment/change-parcel'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

type Effects = { order: OrderEffects; payment: PaymentEffects; parcel: ParcelEffects }

/** What the machines of orders, payments and parcels ask for, and cases hear of: money that arrived, a replacement that left or never will, an order that ended, a parcel that came back. */
export function withCases<All extends Effects>(effects: All): All {
  const { order, payment, parcel } = effects
  return {
    ...effects,
    parcel: {
      ...parcel,
      check_returned_goods: async (context, returned) => {
        await parcel.check_returned_goods(context, returned)
        await receiveReturned(context, returned.orderId)
      },
    },
    payment: {
      ...payment,
      mail_refunded: async (context, payable, attempt, refund) => {
        await payment.mail_refunded(context, payable, attempt, refund)
        if (refund?.caseId && (await selectCaseRefund(context.db, refund.caseId))?.isDone) {
          await follow(context, refund.caseId, 'money_sent')
        }
      },
    },
    order: {
      ...order,
      // Whoever ends an order lets its coupon go, in whatever state it was.
      release_coupon: async (context, ended, today, event) => {
        await order.release_coupon(context, ended, today, event)
        for (const caseId of await selectUndecidedOf(context.db, ended.id)) await follow(context, caseId, 'order_ended')
      },
      mail_shipped: async (context, sent, today, event) => {
        await order.mail_shipped(context, sent, today, event)
        const caseId = await selectCaseOfReplacement(context.db, sent.id)
        if (caseId !== null) await follow(context, caseId, 'replacement_sent')
      },
      mail_cancelled: async (context, cancelled, today, event) => {
        await order.mail_cancelled(context, cancelled, today, event)
        const caseId = await selectCaseOfReplacement(context.db, cancelled.id)
        if (caseId !== null) await tellStaff(context, caseId, cancelled.id)
      },
    },
  }
}

async function follow(
  context: CommandContext,
  caseId: number,
  event: 'money_sent' | 'replacement_sent' | 'order_ended',
): Promise<void> {
  const given = await lockCase(context.db, caseId)
  // A case that went on by itself has nothing to learn.
  if (given) await changeCase(context, given, event)
}

/** What was decided will not happen, and only a person can say what comes instead. */
async function tellStaff({ db, now }: CommandContext, caseId: number, orderId: number): Promise<void> {
  await openStaffTask(db, { kind: 'case_without_replacement', subject: `case:${caseId}`, orderId, now })
}
