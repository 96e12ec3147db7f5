import { z } from 'zod'
import { Halere } from '../cart-view.ts'
import { Day, Id, text } from '../text-fields.ts'
import { CycleView, PlanView } from './plan.ts'

/** Without who it is for: that is masked and comes from the data service. The link of an order would show it too. */
export const StaffPlanView = PlanView.omit({ address: true }).extend({
  cycle: CycleView.extend({ order: z.object({ orderId: z.number(), number: z.string() }).nullable() }).nullable(),
})
export type StaffPlanView = z.infer<typeof StaffPlanView>

/** The customer reads why. */
const reason = text(300)

export const StaffCycleAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('skip'), cycleNo: Id, reason }),
  z.strictObject({ action: z.literal('restore'), cycleNo: Id, reason }),
  z.strictObject({ action: z.literal('delay'), cycleNo: Id, arriveOn: Day, reason }),
])
export type StaffCycleAction = z.infer<typeof StaffCycleAction>

export const SendPlanNow = z.strictObject({ cycleNo: Id, payable: Halere, reason })
export type SendPlanNow = z.infer<typeof SendPlanNow>

export const StaffPlanAction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('pause'), until: Day.nullable().default(null), reason }),
  z.strictObject({ action: z.literal('resume'), reason }),
])
export type StaffPlanAction = z.infer<typeof StaffPlanAction>
