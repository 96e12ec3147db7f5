import { processDay } from '@shop/domain/plan/cycle-days'
import { gatherLines } from '@shop/domain/plan/gather-lines'
import { dueAfterDelivery } from '@shop/domain/plan/line-due'
import { loadEmptyDays } from '#app/customer/empty-days'
import type { CommandContext } from '#app/http/context'
import { type CycleLine, replaceCycleLines, selectCycleLines, updateCycle } from '#app/plan/cycles.sql'
import { holdCycle } from '#app/plan/lock-plan'
import { selectPlanLines, updateLineDue } from '#app/plan/plans.sql'
import { loadWay } from '#app/plan/price-cycle'
import { loadShopRules } from '#app/rules/shop-rules'

/** A dog was weighed, a bag noted, a food changed: what goes by the bowl moves with it until its notice has gone. */
export async function moveCycle(context: CommandContext, cycleId: number): Promise<void> {
  const { db, now } = context
  const held = await holdCycle(db, cycleId)
  if (held?.cycle.state !== 'planned' || held.plan.state !== 'active') return
  const { plan, cycle } = held
  const { plan: settings } = await loadShopRules(context)
  const empty = await loadEmptyDays(context, plan.customerId)
  const lines = []
  for (const line of await selectPlanLines(db, plan.id)) {
    const emptyOn = empty.get(line.productId) ?? null
    const dueOn =
      line.isByBowl && line.deliveredOn !== null && emptyOn !== null
        ? dueAfterDelivery(line, line.deliveredOn, emptyOn, settings.safetyDays)
        : line.dueOn
    if (dueOn !== line.dueOn) await updateLineDue(db, line.id, { dueOn, deliveredOn: null })
    lines.push({ ...line, dueOn })
  }
  const gathered = gatherLines(lines, settings.gatherDays)
  if (!gathered || gathered.dueOn === cycle.dueOn) return
  const once = (await selectCycleLines(db, cycle.id)).filter(({ isOnce }) => isOnce)
  const taken = gathered.lines.map(
    (line): CycleLine => ({
      variantId: line.variantId,
      pieces: line.pieces,
      planLineId: line.id,
      isOnce: false,
      announced: null,
    }),
  )
  await replaceCycleLines(db, cycle.id, [...taken, ...once])
  const processOn = processDay(gathered.dueOn, now, await loadWay(context, plan))
  await updateCycle(db, { ...cycle, dueOn: gathered.dueOn, processOn })
}
