import { formatDateAtTime } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CommandContext } from '#app/http/context'
import type { CycleRow } from '#app/plan/cycles.sql'
import type { PlanRow } from '#app/plan/plans.sql'
import { selectListeners } from '#app/push/push.sql'
import { queuePush } from '#app/push/queue-push'

type Noticed = { plan: Pick<PlanRow, 'customerId'>; cycle: CycleRow }

/** Beside the mail that announces a parcel, in browsers that were asked to say it; each parcel once. */
export async function pushNotices(context: CommandContext, noticed: readonly Noticed[]): Promise<void> {
  const ids = noticed.flatMap(({ plan }) => plan.customerId ?? [])
  if (ids.length === 0) return
  const listeners = await selectListeners(context.db, 'plans', ids)
  for (const { plan, cycle } of noticed) {
    const { announcedPayable, changesUntil } = cycle
    if (plan.customerId === null || !listeners.has(plan.customerId)) continue
    const until = changesUntil ? ` Změnit ji jde do ${formatDateAtTime(toPragueTime(changesUntil))}.` : ''
    await queuePush(context, {
      ...{ customerId: plan.customerId, topic: 'plans', object: `cycle:${cycle.id}`, event: 'announced' },
      title: 'Chystá se další dodávka',
      body: `Bude stát ${formatPrice(announcedPayable ?? 0)}.${until}`,
      path: '/ucet/pravidelne-doruceni',
    })
  }
}
