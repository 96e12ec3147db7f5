import { lockCustomer } from '#app/customer/customer.sql'
import { type CycleRow, lockCycle, selectCyclePlan } from '#app/plan/cycles.sql'
import { lockPlan, type PlanRow, selectPlanOwner } from '#app/plan/plans.sql'
import type { Db } from '#app/store/database'

/** Customer before plan before cycle, as everywhere: whoever places an order of it goes on to stock from there. */
export async function holdPlan(db: Db, planId: number): Promise<PlanRow | null> {
  const owner = await selectPlanOwner(db, planId)
  if (!owner) return null
  if (owner.customerId !== null) await lockCustomer(db, owner.customerId)
  return lockPlan(db, planId)
}

export async function holdCycle(db: Db, cycleId: number): Promise<{ plan: PlanRow; cycle: CycleRow } | null> {
  const planId = await selectCyclePlan(db, cycleId)
  const plan = planId === null ? null : await holdPlan(db, planId)
  const cycle = plan && (await lockCycle(db, cycleId))
  return plan && cycle ? { plan, cycle } : null
}
