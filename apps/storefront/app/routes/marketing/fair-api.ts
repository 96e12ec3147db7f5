import type { FieldErrors } from '@shop/contract/error-body'
import { EnterFair } from '@shop/contract/fair'
import { readFairSession } from '#app/features/customer/fair/fair-session.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { toWeightInput } from '#app/forms/parse-kilograms.ts'
import { visitOf } from '#app/server/session.server.ts'
import { fieldTexts } from '#app/texts/customer/customer-refusals.ts'
import type { Route } from './+types/fair-api.ts'

/** The form of a visitor as the tablet sends it, at once or after an outage. */
export async function action({ request, context }: Route.ActionArgs) {
  const { dogWeight = '', ...entry } = Object(await request.json().catch(() => null)) as Record<string, unknown>
  const input = {
    ...entry,
    dogWeightGrams: toWeightInput(String(dogWeight)),
    session: (await readFairSession(request)) ?? '',
  }
  const checked = parseForm(EnterFair, input)
  const entered = checked.ok ? await visitOf(context).services.enterFair(checked.value) : checked
  if (entered.ok) return answer({ ticket: entered.value.ticket })
  const fields = Object.entries(((entered.details as { fields?: FieldErrors }).fields ?? {}) as FieldErrors)
  const errors = fields.map(([field, code]) => ({ field: FIELDS[field] ?? field, message: fieldTexts[code] }))
  return answer({ code: entered.code, errors }, 409)
}

/** What the form calls otherwise than the command. */
const FIELDS: Record<string, string> = { dogWeightGrams: 'dogWeight' }

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
