import type { Terms } from '@shop/contract/application'
import { APPLICATION as TEXTS } from '#app/texts/inbox.ts'
import type { Application } from './application.ts'

/** As it is typed. */
interface TermsDraft {
  limit: string
  due: string
  probation: string
  validTo: string
}

const CROWN = 100
const USUAL: TermsDraft = { limit: '', due: '14', probation: '3', validTo: '' }

/** What holds already, or what is usual for a new one. */
export function toDraft({ state, invoiceLimit, dueDays, probationOrders, validTo }: Application): TermsDraft {
  if (state === 'in_review' || state === 'needs_more') return USUAL
  return {
    limit: invoiceLimit === null ? '' : String(invoiceLimit / CROWN),
    due: dueDays === null ? '' : String(dueDays),
    probation: String(probationOrders),
    // The old day of what rests is the reason why it does.
    validTo: state === 'approved' ? (validTo ?? '') : '',
  }
}

export function toTerms({ limit, due, probation, validTo }: TermsDraft): Terms {
  return {
    invoiceLimit: limit === '' ? null : Math.round(Number(limit) * CROWN),
    dueDays: due === '' ? null : Number(due),
    probationOrders: Number(probation) || 0,
    validTo: validTo || null,
  }
}

interface TermsFieldsProps {
  draft: TermsDraft
  onChange(draft: TermsDraft): void
}

export function TermsFields({ draft, onChange }: TermsFieldsProps) {
  return (
    <div className="row w">
      <NumberField label={TEXTS.limit} value={draft.limit} onChange={(limit) => onChange({ ...draft, limit })} />
      <NumberField label={TEXTS.due} value={draft.due} onChange={(due) => onChange({ ...draft, due })} />
      <NumberField
        label={TEXTS.probation}
        value={draft.probation}
        onChange={(probation) => onChange({ ...draft, probation })}
      />
      <DayField label={TEXTS.validTo} value={draft.validTo} onChange={(validTo) => onChange({ ...draft, validTo })} />
    </div>
  )
}

interface FieldProps {
  label: string
  value: string
  onChange(value: string): void
}

function NumberField({ label, value, onChange }: FieldProps) {
  return (
    <label className="fld">
      <span>{label}</span>
      <input
        className="inp"
        inputMode="numeric"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
    </label>
  )
}

export function DayField({ label, value, onChange }: FieldProps) {
  return (
    <label className="fld">
      <span>{label}</span>
      <input className="inp" type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
