import type { OrderEvent } from '@shop/domain/order/order-state'
import { PAYMENT_MACHINE } from '@shop/domain/payment/payment-machine'
import type { PaymentEffect, PaymentEvent } from '@shop/domain/payment/payment-state'
import { ok, type Result } from '@shop/domain/result'
import { type TransitionRefusal, transition } from '@shop/domain/state-machine'
import { actorId, audit, type CommandContext } from '#app/http/context'
import type { PayableOrder } from '#app/order/payable-order.sql'
import { insertPaymentEvent, type Payment, updatePayment } from '#app/payment/payments.sql'
import type { Refund } from '#app/payment/refunds.sql'

/** How much came in or went back with the event. */
interface MoneyMove {
  received?: number
  refunded?: number
  /** The refund the event is about. */
  refund?: Refund
  details?: object
}

interface PaymentChange {
  payment: Payment
  isChanged: boolean
  /** What the order has to be told next, by whoever holds it. */
  news: OrderEvent[]
}

/** Effects that are done by giving news back: the order is told by whoever holds it. */
const NEWS = { settle_order: 'paid', tell_order_failed: 'payment_failed' } as const satisfies Partial<
  Record<PaymentEffect, OrderEvent>
>
type News = keyof typeof NEWS

type RunEffect = (context: CommandContext, order: PayableOrder, payment: Payment, refund?: Refund) => Promise<void>

export type PaymentEffects = Readonly<Record<Exclude<PaymentEffect, News>, RunEffect>>

declare module '#app/http/deps' {
  interface Effects {
    payment: PaymentEffects
  }
}

/**
 * The one way an attempt changes: ask the machine, write state, money and event, do what the machine says. The caller holds
 * the order, which comes before its payments everywhere. The same event twice is a success that does nothing.
 */
export async function changePayment(
  context: CommandContext,
  order: PayableOrder,
  payment: Payment,
  event: PaymentEvent,
  move: MoneyMove = {},
): Promise<Result<PaymentChange, TransitionRefusal>> {
  const step = transition(PAYMENT_MACHINE, payment.state, event)
  if (!step.ok) return step
  const { to, isChanged, effects } = step.value
  if (!isChanged && effects.length === 0) return ok({ payment, isChanged, news: [] })

  const { db, now, actor } = context
  const received = payment.received + (move.received ?? 0)
  const refunded = payment.refunded + (move.refunded ?? 0)
  await updatePayment(db, payment.id, { state: to, received, refunded, now })
  const changed: Payment = {
    ...payment,
    state: to,
    received,
    refunded,
    paidAt: received > 0 ? (payment.paidAt ?? now) : null,
  }
  const who = { actorKind: actor.kind, actorId: actorId(actor) }
  const details = {
    ...move.details,
    ...(move.received ? { received: move.received } : {}),
    ...(move.refund ? { refundId: move.refund.id } : {}),
  }
  await insertPaymentEvent(db, {
    paymentId: payment.id,
    at: now,
    event,
    fromState: payment.state,
    toState: to,
    details,
    ...who,
  })
  const news: OrderEvent[] = []
  for (const effect of effects) {
    if (isNews(effect)) news.push(NEWS[effect])
    else await context.deps.effects.payment[effect](context, order, changed, move.refund)
  }
  await audit(db, context, `payment.${event}`, { type: 'payment', id: payment.id })
  return ok({ payment: changed, isChanged, news })
}

function isNews(effect: PaymentEffect): effect is News {
  return effect in NEWS
}
