import { lockCustomer, lockFreeCustomers } from '#app/customer/customer.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { type CycleRow, lockCycle, lockFreeCycles } from '#app/plan/cycles.sql'
import { selectOwnersOfCycles } from '#app/plan/many-cycles.sql'
import { lockFreePlans, lockPlan, type PlanRow, selectPlanOwner } from '#app/plan/plans.sql'
import type { Db } from '#app/store/database'

/** Customer before plan before cycle, as everywhere: whoever places an order of it goes on to stock from there. */
export async function holdPlan(db: Db, planId: number): Promise<PlanRow | null> {
  const owner = await selectPlanOwner(db, planId)
  if (!owner) return null
  if (owner.customerId !== null) await lockCustomer(db, owner.customerId)
  return lockPlan(db, planId)
}

/** A plan of somebody else is not there. */
export async function holdOwnPlan(context: Context, planId: number): Promise<PlanRow> {
  const { customerId } = customer(context)
  const plan = await holdPlan(context.db, planId)
  if (!plan || plan.customerId !== customerId || plan.details === null) throw notFound()
  return plan
}

export interface HeldCycle {
  plan: PlanRow
  cycle: CycleRow
}

export async function holdCycle(db: Db, cycleId: number): Promise<HeldCycle | null> {
  const [owner] = await selectOwnersOfCycles(db, [cycleId])
  if (!owner) return null
  if (owner.customerId !== null) await lockCustomer(db, owner.customerId)
  const plan = await lockPlan(db, owner.planId)
  const cycle = plan && (await lockCycle(db, cycleId))
  return plan && cycle ? { plan, cycle } : null
}

/** In the same order, of many: who is held by somebody is left out, so that nobody waits for a stranger. */
export async function holdFreeCycles(db: Db, cycleIds: readonly number[]): Promise<HeldCycle[]> {
  const owners = await selectOwnersOfCycles(db, cycleIds)
  const customers = owners.flatMap(({ customerId }) => customerId ?? [])
  const held = new Set(await lockFreeCustomers(db, customers))
  const free = owners.filter(({ customerId }) => customerId === null || held.has(customerId))
  const rows = await lockFreePlans(
    db,
    free.map(({ planId }) => planId),
  )
  // Whose plan has found its owner since it was looked up waits for a turn of its own.
  const plans = new Map(
    rows.filter(({ customerId }) => customerId === null || held.has(customerId)).map((plan) => [plan.id, plan]),
  )
  const cycles = await lockFreeCycles(
    db,
    free.flatMap(({ id, planId }) => (plans.has(planId) ? id : [])),
  )
  return cycles.flatMap((cycle) => {
    const plan = plans.get(cycle.planId)
    return plan ? { plan, cycle } : []
  })
}
