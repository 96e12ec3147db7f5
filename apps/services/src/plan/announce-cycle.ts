import { laterOf } from '@shop/domain/calendar/local-date'
import { changesUntil, firstProcessDay, isDaytime, noticeFrom } from '@shop/domain/plan/cycle-days'
import type { CommandContext } from '#app/http/context'
import { draftOrder } from '#app/order/order-draft'
import { numberFor } from '#app/plan/asked-transfer'
import { changeCycle } from '#app/plan/change-cycle'
import { replaceCycleLines } from '#app/plan/cycles.sql'
import { fillCycle } from '#app/plan/fill-cycle'
import { holdCycle } from '#app/plan/lock-plan'
import { awaitGoods, blockCycle, endWaiting, unblockCycles } from '#app/plan/postpone-cycle'
import { announceLines, wayOf } from '#app/plan/price-cycle'

/** The notice: what comes, when and for how much. From then on that is the most it can cost. */
export async function announceCycle(context: CommandContext, cycleId: number): Promise<void> {
  const { db, now } = context
  const held = await holdCycle(db, cycleId)
  if (held?.cycle.state !== 'planned' || now < noticeFrom(held.cycle.processOn) || !isDaytime(now)) return
  const { plan, cycle } = held
  if (plan.state !== 'active' && plan.state !== 'waiting_for_goods') return
  const filled = await fillCycle(context, plan, cycle)
  if (filled.missing.length > 0) return awaitGoods(context, plan, cycle, filled.missing)
  const draft = await draftOrder(context, { ...filled.priced, payable: 0 })
  if (!draft.ok) return blockCycle(context, plan, cycle, draft.code)
  const { payable } = draft.value.priced.result
  await replaceCycleLines(db, cycle.id, announceLines(filled.lines, filled.priced))
  const running = await endWaiting(context, plan)
  const first = firstProcessDay(now, wayOf(plan, filled.priced.pricing).closedOn)
  const processOn = laterOf(cycle.processOn, first)
  await changeCycle(context, {
    plan: running,
    cycle,
    event: 'announce',
    priced: filled.priced,
    set: {
      processOn,
      orderNumber: await numberFor(context, cycle, filled.priced),
      announcedAt: now,
      announcedPayable: payable,
      changesUntil: changesUntil(processOn),
    },
  })
  await unblockCycles(context, [cycle])
}
