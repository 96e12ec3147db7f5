import { formatDayAndMonth } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { foodsRunningOut } from '@shop/domain/reminder/reminder'
import { CAMPAIGN_MAILS } from '#app/campaign/emails/campaign-mails'
import { type RunningOut, selectRunningOut } from '#app/campaign/run-out.sql'
import { consentLink } from '#app/customer/consent-link'
import { loadLastFoods } from '#app/customer/empty-days'
import { takeReminder } from '#app/customer/reminders.sql'
import type { CommandContext } from '#app/http/context'
import { isMailQueued } from '#app/mail/mail.sql'
import { queueMail } from '#app/mail/queue-mail'
import { queuePush } from '#app/push/queue-push'

type EndingFood = RunningOut & { emptyOn: string }

/** Tells an owner which food runs out and when, by the day that every page names (decision 104). */
export async function remindRunOut(context: CommandContext, owner: { id: number; email: string }): Promise<void> {
  const { db, now } = context
  const soon = foodsRunningOut(await loadLastFoods(context, owner.id), toPragueDay(now))
  if (soon.length === 0) return
  const named = await selectRunningOut(
    db,
    owner.id,
    soon.map(({ productId }) => productId),
  )
  const foods = soon.flatMap(({ productId, emptyOn }): EndingFood[] => {
    const food = named.find((one) => one.productId === productId)
    return food ? [{ ...food, emptyOn }] : []
  })
  const [first, ...others] = foods
  if (!first) return
  await pushRunOut(context, owner.id, first)
  if (await isMailQueued(db, about(owner.id, first))) return
  if (!(await takeReminder(db, { customerId: owner.id, topic: 'reminders', now }))) return
  await queueRunOut(context, owner, first, others)
}

/** Each purchase of a food once, however the estimate moves. */
function about(customerId: number, { productId, orderId }: EndingFood) {
  return {
    object: `customer:${customerId}`,
    event: `runs out ${productId} of ${orderId}`,
    template: CAMPAIGN_MAILS['run-out'].name,
  }
}

/** In browsers that were asked to say it, whatever was agreed about mails; each purchase once. */
async function pushRunOut(context: CommandContext, customerId: number, food: EndingFood): Promise<void> {
  const { object, event } = about(customerId, food)
  await queuePush(context, {
    ...{ customerId, topic: 'run_out', object, event, title: 'Dochází krmivo' },
    body: `${food.name} vystačí zhruba do ${formatDayAndMonth(food.emptyOn)}.`,
    path: `/produkt/${food.slug}?varianta=${food.sku}`,
  })
}

async function queueRunOut(
  context: CommandContext,
  owner: { id: number; email: string },
  food: EndingFood,
  others: readonly EndingFood[],
): Promise<void> {
  const { STOREFRONT_URL: shop } = context.deps.config
  const { object, event } = about(owner.id, food)
  const also = others.map(({ name, emptyOn }) => `${name} do ${formatDayAndMonth(emptyOn)}`)
  await queueMail(context, CAMPAIGN_MAILS['run-out'], {
    object,
    event,
    to: owner.email,
    data: {
      'food.subject': `Dochází ${food.name}`,
      'food.name': food.name,
      'food.until': formatDayAndMonth(food.emptyOn),
      'food.others': also.length > 0 ? `Brzy dojde i: ${also.join(', ')}.` : '',
      'links.food': `${shop}/produkt/${food.slug}?varianta=${food.sku}`,
      'links.dogs': `${shop}/ucet/psi`,
      'links.plan': `${shop}/pravidelne-doruceni`,
    },
    secrets: {
      'links.unsubscribe': consentLink(context.deps.config, { customerId: owner.id, email: owner.email }, 'reminders'),
    },
  })
}
