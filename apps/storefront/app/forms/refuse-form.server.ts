import type { FieldErrors } from '@shop/contract/error-body'
import type { FieldCode } from '@shop/contract/error-codes'
import { formatZip } from '@shop/czech/format-contact'
import { data } from 'react-router'
import { type CustomerRefusal, describeRefusal, fieldTexts } from '#app/texts/customer/customer-refusals.ts'
import type { FormState } from './form-state.ts'

interface Refused {
  code: CustomerRefusal
  details: Record<string, unknown>
}

interface Form {
  name: string
  values: FormData
  /** Which field a refusal is about, when it is about one. */
  fieldOf?: Partial<Record<CustomerRefusal, string>>
  /** Sentences of this form, by `field.code`; the others are said as everywhere. */
  sentences?: Record<string, string>
}

// What somebody must not read over a shoulder, and what must not lie in a page.
const NEVER_REPEATED = /password/i
const STATUS: Partial<Record<CustomerRefusal, number>> = {
  invalid_input: 400,
  not_found: 404,
  too_many_attempts: 429,
  unavailable: 503,
}

/** Shows the form again with the sentences at its fields and above it. */
export function refuseForm(form: Form, { code, details }: Refused) {
  const field = form.fieldOf?.[code]
  const fields = Object.entries((details.fields ?? {}) as FieldErrors)
  const errors = field
    ? [{ field, message: describeRefusal(code, details) }]
    : fields.map(([name, fieldCode]) => ({
        field: name,
        message: form.sentences?.[`${name}.${fieldCode}`] ?? fieldTexts[fieldCode],
      }))
  const state: FormState = {
    form: form.name,
    values: toValues(form.values),
    errors,
    refusal: errors.length > 0 ? null : describeRefusal(code, details),
    code,
    repair: field && typeof details.rightZip === 'string' ? { field, value: formatZip(details.rightZip) } : undefined,
  }
  return data(state, { status: STATUS[code] ?? 409 })
}

export function refuseField(form: Form, field: string, code: FieldCode) {
  return refuseForm(form, { code: 'invalid_input', details: { fields: { [field]: code } } })
}

function toValues(values: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of values) {
    if (typeof value !== 'string' || NEVER_REPEATED.test(name)) continue
    texts[name] = name in texts ? `${texts[name]},${value}` : value
  }
  return texts
}

export function textOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/** An empty field means that nothing was given. */
export function textOrNull(values: FormData, name: string): string | null {
  return textOf(values, name) || null
}
