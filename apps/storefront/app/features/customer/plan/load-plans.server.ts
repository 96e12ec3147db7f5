import type { CycleView, PlanView } from '@shop/contract/plan/plan'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { loadHousehold } from '#app/features/customer/household/load-household.server.ts'
import { toQrPath } from '#app/features/order/to-qr-path.server.ts'
import { now } from '#app/server/clock.server.ts'
import type { SignedInCustomer, Visit } from '#app/server/session.server.ts'
import { loadPanel } from './load-panel.server.ts'
import { readPanel } from './plan-panel.ts'

const HISTORY = 30

/** One parcel that is over. */
export interface PastParcel {
  cycleNo: number
  state: 'delivered' | 'skipped' | 'cancelled'
  day: string
  order: { id: number; number: string; payable: number } | null
}

export type PlansPage = Awaited<ReturnType<typeof loadPlans>>
export type PlanItem = PlansPage['plans'][number]
export type OpenPanel = NonNullable<PlansPage['panel']>

/** Plans with everything their page shows; what a panel offers is asked for only while it is open. */
export async function loadPlans(visit: Visit, customer: SignedInCustomer, search: URLSearchParams) {
  const today = toPragueDay(now())
  const [listed, household, history] = await Promise.all([
    visit.services.plans({}),
    loadHousehold(customer, today),
    loadHistory(customer),
  ])
  const plans = listed.ok ? listed.value : []
  const named = plans.find(({ planId }) => String(planId) === search.get('plan'))
  const kind = readPanel(search)
  return {
    today,
    plans: plans.map((plan) => ({
      plan,
      qr: toQrPath(plan.cycle?.transfer ?? null),
      dog: dogOf(plan, household.dogs),
      supply: supplyOf(plan, household.bowlSupplies),
      past: history.get(plan.planId) ?? [],
    })),
    panel:
      named && kind ? { planId: named.planId, kind, ...(await loadPanel(visit, customer, named, kind, search)) } : null,
    done: named
      ? { planId: named.planId, key: search.get('stalo') ?? '', cycleNo: Number(search.get('balik')) || null }
      : null,
  }
}

type Dog = Awaited<ReturnType<typeof loadHousehold>>['dogs'][number]

/** The one it was begun for; in a household with a single dog nobody has to be asked who eats it. */
function dogOf({ dogId, lines }: PlanView, dogs: readonly Dog[]): Dog | null {
  const [only, ...others] = dogs
  const eats = only?.supply && lines.some(({ productId }) => productId === only.supply?.food.productId)
  return dogs.find(({ id }) => id === dogId) ?? (only && others.length === 0 && eats ? only : null)
}

type BowlSupply = Awaited<ReturnType<typeof loadHousehold>>['bowlSupplies'][number]

/** Of what is in the plan, the bowl that is empty first: by the same rule as its parcel. */
function supplyOf({ lines }: PlanView, supplies: readonly BowlSupply[]): BowlSupply['supply'] | null {
  const own = supplies.filter(({ productId }) => lines.some((line) => line.productId === productId))
  return own.map(({ supply }) => supply).toSorted((a, b) => a.emptyOn.localeCompare(b.emptyOn))[0] ?? null
}

async function loadHistory({ data }: SignedInCustomer): Promise<Map<number, PastParcel[]>> {
  const { items } = await data.list(
    data
      .from('plan_cycles')
      .select('plan_id,cycle_no,state,due_on,process_on,orders(id,number,payable)')
      .in('state', ['delivered', 'skipped', 'cancelled'])
      .order('id', { ascending: false })
      .limit(HISTORY),
  )
  const past = items.map(({ plan_id, cycle_no, state, due_on, orders: order }) => ({
    planId: plan_id,
    cycleNo: cycle_no,
    state: state as CycleView['state'] & PastParcel['state'],
    day: due_on,
    order: order && { id: order.id, number: order.number, payable: order.payable },
  }))
  return Map.groupBy(past, ({ planId }) => planId)
}
