import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { type PuppyLetter, puppyLetters } from '@shop/domain/dog/ration/puppy-letters'
import { isDaytime } from '@shop/domain/plan/cycle-days'
import { PUPPY_MAILS } from '#app/campaign/emails/puppy-mails'
import { describeRation, loadPuppyFood } from '#app/campaign/puppy-food'
import { puppyLink } from '#app/customer/puppy-link'
import {
  endPuppyPlan,
  lockPuppyPlan,
  type PuppyPlan,
  selectDuePuppyPlans,
  updateNextLetter,
} from '#app/customer/puppy-plans.sql'
import type { CommandContext } from '#app/http/context'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { inTransaction } from '#app/store/database'

const BATCH = 200

/** By day, each mailbox in a transaction of its own. */
export async function sendPuppyLetters(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  if (!isDaytime(now)) return
  for (let after = 0; ; ) {
    const items = await selectDuePuppyPlans(deps.pool, { today: toPragueDay(now), now, after, limit: BATCH })
    const last = items.at(-1)
    if (!last) return
    after = last
    const batch = { name: 'send-puppy-letters', items, keyOf: (id: number) => id }
    const outcome = await eachItem(context, batch, (id) =>
      inTransaction(deps.pool, (db) => sendTo({ ...context, db }, id)),
    )
    log.info(outcome, 'puppy_letters.sent')
  }
}

async function sendTo(context: CommandContext, id: number): Promise<void> {
  const { db, now } = context
  const plan = await lockPuppyPlan(db, id, toPragueDay(now))
  if (!plan) return
  if (plan.isSuppressed) return endPuppyPlan(db, plan.uid, { reason: 'suppressed', now })
  await queueLetter(context, plan)
  const letters = puppyLetters(plan.band, { bornOn: plan.bornOn, askedOn: toPragueDay(plan.agreedAt) })
  const next = letters[letters.findIndex(({ step }) => step === plan.next) + 1]
  if (next) await updateNextLetter(db, id, next)
  else await endPuppyPlan(db, plan.uid, { reason: 'finished', now })
}

/** Once for each time it was asked for, whatever happens between the mail and the step after it. */
async function queueLetter(context: CommandContext, plan: PuppyPlan): Promise<void> {
  const { db, now, deps } = context
  const { STOREFRONT_URL: shop } = deps.config
  const asked = toPragueDay(plan.agreedAt)
  const order = { object: `puppy_plan:${plan.id}`, event: `${plan.next} of ${asked}`, to: plan.email }
  const secrets = { 'links.unsubscribe': puppyLink(deps.config, plan.uid) }
  const name = plan.dogName || 'Vaše štěně'
  const guide = `${shop}/blog/prechod-na-nove-granule-za-sedm-dni`
  const ration = describeRation(await loadPuppyFood(db, plan, toPragueDay(now)))
  const calculator = `${shop}/kalkulacka`
  const send: Record<PuppyLetter, () => Promise<void>> = {
    transition: () =>
      queueMail(context, PUPPY_MAILS['puppy-transition'], { ...order, data: { 'links.guide': guide }, secrets }),
    weight: () =>
      queueMail(context, PUPPY_MAILS['puppy-weight'], {
        ...order,
        data: { 'puppy.ration': ration, 'links.calculator': calculator },
        secrets,
      }),
    three_meals: () =>
      queueMail(context, PUPPY_MAILS['puppy-three-meals'], {
        ...order,
        data: { 'puppy.name': name, 'puppy.ration': ration, 'links.calculator': calculator },
        secrets,
      }),
    two_meals: () =>
      queueMail(context, PUPPY_MAILS['puppy-two-meals'], {
        ...order,
        data: { 'puppy.name': name, 'puppy.ration': ration, 'links.calculator': calculator },
        secrets,
      }),
    adult: () =>
      queueMail(context, PUPPY_MAILS['puppy-adult'], {
        ...order,
        data: { 'puppy.name': name, 'links.food': `${shop}/produkty/granule`, 'links.guide': guide },
        secrets,
      }),
  }
  await send[plan.next]()
}
