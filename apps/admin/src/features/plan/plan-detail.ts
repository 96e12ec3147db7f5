import type { OrderState } from '@shop/domain/order/order-state'
import type { CycleState } from '@shop/domain/plan/cycle-machine'
import type { PlanState } from '@shop/domain/plan/plan-machine'

interface PlanPerson {
  isRevealed: boolean
  name: string
  email: string | null
  phone: string | null
  city: string | null
}

/** A row of `shop.staff_plans`. */
export interface PlanRow {
  id: number
  state: PlanState
  paused_until: string | null
  person: PlanPerson
  cycle_no: number | null
  cycle_state: CycleState | null
  process_on: string | null
  payable: number | null
  goods: string | null
}

/** A row of `shop.staff_plan_troubles`. */
export interface TroubleRow {
  plan_id: number
  trouble: 'declined' | 'money' | 'missing' | 'blocked'
  cycle_no: number | null
  person: PlanPerson
  goods: string | null
  payable: number | null
  order_id: number | null
  order_number: string | null
  since: string | null
  next_at: string | null
  retries: number
  unpaid_in_a_row: number
  why: string | null
}

/** A row of `shop.staff_plan_demand`. */
export interface DemandRow {
  variant_id: number
  sku: string
  name: string
  in_stock: number
  weeks: number[]
  total: number
  /** The first week the shelf does not last for. */
  short_week: number | null
}

export interface CycleSummary {
  cycleNo: number
  state: CycleState
  dueOn: string
  processOn: string
  payable: number | null
  retries: number
  retryAt: string | null
  isWish: boolean
  order: { id: number; number: string; state: OrderState; paymentKind: string } | null
}

/** What `shop.staff_plan` answers. */
export interface PlanDetail {
  id: number
  state: PlanState
  customerId: number | null
  startedAt: string
  endedAt: string | null
  pausedUntil: string | null
  unpaidInARow: number
  person: PlanPerson
  dog: string | null
  mandate: { card: string | null; expiresOn: string | null; consentedAt: string } | null
  stock: Record<string, number>
  cycles: CycleSummary[]
  events: {
    id: number
    at: string
    event: string
    cycleNo: number | null
    actorKind: string
    actorName: string | null
    reason: string | null
  }[]
}
