import { endpoint } from '../endpoint.ts'
import { PlanParams } from '../plan/plan.ts'
import { SendPlanNow, StaffCycleAction, StaffPlanAction, StaffPlanView } from '../plan/staff-plan.ts'

const shared = { access: 'staff', work: 'orders', params: PlanParams, reply: StaffPlanView } as const

/** What staff do with a regular delivery for its owner, who is told of it and why; lists are read through the data service. */
export const staffPlanEndpoints = {
  staffPlan: endpoint({
    ...shared,
    method: 'GET',
    path: '/staff/plans/:planId',
    summary: 'A plan with its open parcel as it would be priced now, and what may still be done with it.',
    refusals: [],
  }),
  changeCycleForCustomer: endpoint({
    ...shared,
    method: 'POST',
    path: '/staff/plans/:planId/cycle',
    summary: 'Skips a parcel, puts it back or delays it for the customer, by the same rules.',
    body: StaffCycleAction,
    refusals: ['cycle_closed', 'price_changed', 'day_refused', 'out_of_stock', 'cart_not_orderable'],
  }),
  sendPlanForCustomer: endpoint({
    ...shared,
    method: 'POST',
    path: '/staff/plans/:planId/sending',
    summary: 'Sends a parcel at once at the price that was agreed, which is charged as any other.',
    recentProof: true,
    body: SendPlanNow,
    refusals: ['cycle_closed', 'price_changed', 'day_refused', 'out_of_stock', 'cart_not_orderable'],
  }),
  changePlanForCustomer: endpoint({
    ...shared,
    method: 'POST',
    path: '/staff/plans/:planId/state',
    summary: 'Pauses or resumes a plan for the customer.',
    body: StaffPlanAction,
    refusals: ['plan_state', 'day_refused'],
  }),
} as const
