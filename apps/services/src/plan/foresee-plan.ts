import type { CycleView, PlanView } from '@shop/contract/plan/plan'
import { foreseeParcels } from '@shop/domain/plan/foresee-parcels'
import type { CommandContext } from '#app/http/context'
import { type PlanLineRow, type PlanRow, selectPlanLines } from '#app/plan/plans.sql'
import { loadWay, priceCycle } from '#app/plan/price-cycle'
import { loadShopRules } from '#app/rules/shop-rules'

/** With the one that is planned they fill the next months. */
const FORESEEN = 3

/** What comes after the parcel that is planned, at the prices of today. */
export async function foreseePlan(
  context: CommandContext,
  plan: PlanRow,
  cycle: CycleView | null,
): Promise<PlanView['later']> {
  if (plan.state !== 'active' || !cycle) return []
  const lines = await selectPlanLines(context.db, plan.id)
  const { plan: settings } = await loadShopRules(context)
  // What goes along once is no turn of the plan's own.
  const planned = cycle.lines.filter(({ isOnce }) => !isOnce)
  const taken = new Set(planned.map(({ variantId, insteadOfId }) => insteadOfId ?? variantId))
  const lineIds = new Set(lines.filter(({ variantId }) => taken.has(variantId)).map(({ id }) => id))
  const way = await loadWay(context, plan)
  const parcels = foreseeParcels(
    lines,
    { comesOn: cycle.deliveryTo, lineIds },
    { gatherDays: settings.gatherDays, count: FORESEEN, way },
  )
  // Parcels repeat: what is in two of them is priced once.
  const prices = new Map<string, number>()
  const later: PlanView['later'] = []
  for (const { comesOn, lines: sent } of parcels) {
    const variantIds = sent.map(({ variantId }) => variantId)
    const key = variantIds.join()
    const payable = prices.get(key) ?? (await priceOf(context, plan, sent))
    prices.set(key, payable)
    later.push({ comesOn, variantIds, payable })
  }
  return later
}

async function priceOf(context: CommandContext, plan: PlanRow, lines: readonly PlanLineRow[]): Promise<number> {
  const all = lines.map((line) => ({ ...line, planLineId: line.id, isOnce: false, announced: null }))
  const { priced } = await priceCycle(context, plan, all)
  return priced.result.payable
}
