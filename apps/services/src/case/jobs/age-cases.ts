import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { CLOSE_AFTER_DAYS, escalationOn, GIVE_UP_AFTER_DAYS, REMIND_AFTER_DAYS } from '@shop/domain/case/case-deadlines'
import type { CaseEvent } from '@shop/domain/case/case-state'
import { selectDueCases, selectUndecided } from '#app/case/aged-cases.sql'
import { lockCase } from '#app/case/cases.sql'
import { changeCase } from '#app/case/change-case'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { inTransaction } from '#app/store/database'
import { openStaffTaskOnce } from '#app/tasks/staff-tasks.sql'

const DAYS = { remind: REMIND_AFTER_DAYS, giveUp: GIVE_UP_AFTER_DAYS, close: CLOSE_AFTER_DAYS }

/** What time alone brings to cases: a reminder for goods, the end of waiting, the end of a decided one, and louder and louder calls to decide. */
export async function ageCases(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const due = await selectDueCases(deps.pool, now, DAYS)
  const batch = { name: 'age-cases', items: due, keyOf: ({ id }: (typeof due)[number]) => id }
  const outcome = await eachItem(context, batch, async ({ id, orderId, event }) => {
    await inTransaction(deps.pool, async (db) => {
      await lockPayableOrder(db, orderId)
      const given = await lockCase(db, id)
      if (given) await changeCase({ ...context, db }, given, event satisfies CaseEvent)
    })
  })
  await escalate(context)
  if (due.length > 0) log.info(outcome, 'case.aged')
}

/** One task for each step; the same step of the same case is the same task, also after somebody has closed it. */
async function escalate({ deps, now }: JobContext): Promise<void> {
  const today = toPragueDay(now)
  for (const { id, number, kind, orderId, decideBy } of await selectUndecided(deps.pool)) {
    const step = escalationOn(kind, decideBy, today)
    if (step === null) continue
    await openStaffTaskOnce(deps.pool, {
      kind: `case_${step}`,
      subject: `case:${id}`,
      orderId,
      details: { number },
      now,
    })
  }
}
