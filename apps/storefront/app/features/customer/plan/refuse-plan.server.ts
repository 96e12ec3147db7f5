import { data } from 'react-router'
import type { FormState } from '#app/forms/form-state.ts'
import { describePlanRefusal, type PlanRefusal } from '#app/texts/customer/plan-refusals.ts'

interface Refused {
  code: PlanRefusal
  details: Record<string, unknown>
}

/** The sentence above the plan it is about; the page then shows how things stand. */
export function refusePlan(form: string, { code, details }: Refused) {
  const refusal = describePlanRefusal(code, details)
  const state: FormState = { form, values: {}, errors: [], refusal, code }
  return data(state, { status: code === 'unavailable' ? 503 : code === 'invalid_input' ? 400 : 409 })
}
