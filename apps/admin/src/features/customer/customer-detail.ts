import type { ConsentTopic } from '@shop/contract/consent'
import type { TicketTopic } from '@shop/contract/contact'
import type { OrderState } from '@shop/domain/order/order-state'
import type { CycleState } from '@shop/domain/plan/cycle-machine'
import type { PlanState } from '@shop/domain/plan/plan-machine'

interface CustomerPersonView {
  isRevealed: boolean
  shownUntil: string | null
  name: string
  city: string
  email: string | null
  isVerified: boolean
  phone: string | null
}

interface CustomerFigures {
  orders: number
  lastOrderAt: string | null
  spentYear: number
  uncollected: number
  owed: number
  overdue: number
}

/** A row of `shop.staff_customers`. */
export interface CustomerRow {
  id: number
  created_at: string
  group_id: number | null
  group_name: string | null
  company_name: string | null
  company_id: string | null
  invoice_limit: number | null
  person: CustomerPersonView
  figures: CustomerFigures
}

export interface Place {
  firstName?: string
  lastName?: string
  street?: string
  city?: string
  zip?: string
}

export interface DogView {
  id: number
  name: string
  breed: string
  bornOn: string | null
  ageMonths: number | null
  ageStatedOn: string | null
  lifeStage: string | null
  allergies: string[]
  underTreatment: boolean
  grams: number | null
  foods: string[]
}

export interface PlanSummary {
  id: number
  state: PlanState
  pausedUntil: string | null
  card: string | null
  cycle: { cycleNo: number; state: CycleState; processOn: string; payable: number | null } | null
}

export interface OrderSummary {
  id: number
  number: string
  placedAt: string
  state: OrderState
  payable: number
  goods: string | null
}

export interface CreditsView {
  usable: number
  pending: number
  entries: {
    id: number
    kind: string
    amount: number
    at: string
    usableFrom: string
    expiresAt: string | null
    note: string
  }[]
}

export interface Desk {
  threads: { id: number; number: string; topic: TicketTopic; state: string; at: string }[]
  applications: { number: string; kind: string; state: string; createdAt: string; validTo: string | null }[]
  reviews: { count: number; rating: number | null }
  devices: { count: number; lastUsedAt: string | null }
  push: number
  looks: { at: string; name: string | null; reason: string; note: string | null }[]
}

/** What `shop.staff_customer` answers; parts that the role may not see are null. */
export interface CustomerDetail {
  id: number
  version: number
  createdAt: string
  group: { code: string; name: string; priceList: string; discountPercent: number; minimumOrder: number }
  company: { name: string | null; companyId: string | null; vatId: string | null } | null
  invoiceLimit: number | null
  invoiceDueDays: number | null
  person: CustomerPersonView
  places: { billing: Place | null; delivery: Place[] | null }
  figures: CustomerFigures
  orders: OrderSummary[]
  dogs: DogView[] | null
  plans: PlanSummary[] | null
  credits: CreditsView | null
  consents: { topic: ConsentTopic; granted: boolean; at: string }[] | null
  desk: Desk | null
}
