import type { StaffPlanView } from '@shop/contract/plan/staff-plan'
import { runCommand } from '#app/session/services.ts'
import { type PlanActionName, toSentence } from './plan-refusal.ts'

export const ACTIONS: Record<PlanActionName, { key: string }> = {
  skip: { key: 'S' },
  restore: { key: 'V' },
  delay: { key: 'O' },
  sendNow: { key: 'H' },
  pause: { key: 'X' },
  resume: { key: 'X' },
}

interface Filled {
  reason: string
  /** Of a delay or a pause; empty when nobody said. */
  day: string
}

/** A sentence when it was refused, null when it is done. */
export async function runPlanAction(
  name: PlanActionName,
  { planId, cycle }: StaffPlanView,
  { reason, day }: Filled,
): Promise<string | null> {
  const answer = await send(name, { planId, cycleNo: cycle?.cycleNo ?? 0, payable: cycle?.payable ?? 0, reason, day })
  return answer.ok ? null : toSentence(name, answer.code)
}

function send(
  name: PlanActionName,
  { planId, cycleNo, payable, reason, day }: Filled & { planId: number; cycleNo: number; payable: number },
) {
  switch (name) {
    case 'skip':
      return runCommand('changeCycleForCustomer', { planId, cycleNo, action: 'skip', reason })
    case 'restore':
      return runCommand('changeCycleForCustomer', { planId, cycleNo: cycleNo - 1, action: 'restore', reason })
    case 'delay':
      return runCommand('changeCycleForCustomer', { planId, cycleNo, action: 'delay', arriveOn: day, reason })
    case 'sendNow':
      return runCommand('sendPlanForCustomer', { planId, cycleNo, payable, reason })
    case 'pause':
      return runCommand('changePlanForCustomer', { planId, action: 'pause', until: day || null, reason })
    case 'resume':
      return runCommand('changePlanForCustomer', { planId, action: 'resume', reason })
  }
}
