import { CHARGE_LIMIT } from '@shop/contract/plan/card-consent'
import { formatDateAtTime } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { isDaytime } from '@shop/domain/plan/cycle-days'
import type { CommandContext } from '#app/http/context'
import { actorId } from '#app/http/context'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { orderLink } from '#app/order/order-link'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { PLAN_MAILS } from '#app/plan/emails/plan-mails'
import { BATCH } from '#app/plan/jobs/in-batches'
import { holdCycle } from '#app/plan/lock-plan'
import { selectCyclesToPay } from '#app/plan/mandates.sql'
import { insertPlanEvent } from '#app/plan/plan-events.sql'
import type { PlanRow } from '#app/plan/plans.sql'
import { inTransaction } from '#app/store/database'

// Time enough to read it and to pay.
const REMINDED_MS = 36 * 60 * 60 * 1000
// The first mail belongs to the order and comes with it; a reminder waits for the day.
const NEVER = new Date(0)

type Waiting = Awaited<ReturnType<typeof selectCyclesToPay>>[number]

/** Parcels that no card pays, whyever it does not: their owner gets the link as soon as they are ordered, and once more before their time is over. */
export async function askToPay(context: JobContext): Promise<void> {
  const { deps, now } = context
  const endsBefore = isDaytime(now) ? new Date(now.getTime() + REMINDED_MS) : NEVER
  const due = await selectCyclesToPay(deps.pool, { now, endsBefore, limit: BATCH, most: CHARGE_LIMIT })
  await eachItem(context, { name: 'ask-to-pay', items: due, keyOf: ({ id }) => id }, (one) =>
    inTransaction(deps.pool, (db) => askOne({ ...context, db }, one)),
  )
}

async function askOne(context: CommandContext, waiting: Waiting): Promise<void> {
  const { db, deps, now, actor } = context
  const held = await holdCycle(db, waiting.id)
  const order = await lockPayableOrder(db, waiting.orderId)
  // Paid, cancelled or changed to a transfer since it was looked for.
  if (!held || order?.state !== 'awaiting_payment' || order.paymentKind !== 'online') return
  const { plan, cycle } = held
  const { isReminder } = waiting
  await queueMail(context, PLAN_MAILS[isReminder ? 'plan-pay-reminder' : 'plan-pay'], {
    object: `order:${waiting.orderId}`,
    event: isReminder ? 'pay reminded' : 'pay asked',
    to: order.email,
    data: {
      'order.number': waiting.number,
      'order.total': formatPrice(waiting.payable),
      'order.payUntil': formatDateAtTime(toPragueTime(waiting.payUntil)),
      'plan.payWhy': whyByLink(waiting, plan),
    },
    secrets: { 'links.pay': orderLink(deps.config, { id: waiting.orderId, placedAt: waiting.placedAt }) },
  })
  await insertPlanEvent(db, {
    ...{ planId: plan.id, cycleId: cycle.id, at: now, event: isReminder ? 'remind_to_pay' : 'ask_to_pay' },
    ...{ fromState: cycle.state, toState: cycle.state, actorKind: actor.kind, actorId: actorId(actor) },
  })
}

function whyByLink({ hasCard }: Waiting, { state }: PlanRow): string {
  if (state === 'ended')
    return 'Doručování jste zrušili, tahle zásilka už ale byla objednaná. Nechcete-li ji, neplaťte.'
  if (hasCard && state === 'paused')
    return 'Doručování má pauzu a dokud trvá, kartu sami nestrháváme, tak ji prosím zaplaťte odsud.'
  return hasCard
    ? `Z uložené karty sami nestrháváme víc než ${formatPrice(CHARGE_LIMIT)}, tak ji prosím zaplaťte odsud.`
    : 'Uloženou kartu k ní nemáme, tak ji prosím zaplaťte odsud. Kartu můžete při placení uložit a příště se zásilka zaplatí sama.'
}
