import { SameFoodChoice } from '@shop/contract/checkout'
import type { PlanAction } from '@shop/contract/plan/plan'
import { textOf, textOrNull } from '#app/forms/refuse-form.server.ts'

/** What is to become of the whole plan, with the answer to what was asked about it. */
export function readPlanAction(values: FormData, intent: PlanAction['action']): PlanAction {
  if (intent === 'pause') return { action: intent, until: textOrNull(values, 'until') }
  if (intent === 'end') return { action: intent, reason: null }
  return { action: intent, sameFood: SameFoodChoice.safeParse(textOf(values, 'sameFood')).data ?? null }
}
