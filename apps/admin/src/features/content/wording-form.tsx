import type { StaffPage } from '@shop/contract/staff/staff-wording'
import { wordingLabel } from '@shop/domain/content/wording'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { WORDING } from '#app/texts/content/wording.ts'
import type { WordingFields } from './wording-draft.ts'

interface WordingFormProps {
  page: StaffPage
  fields: WordingFields
  onChange(fields: WordingFields): void
}

export function WordingForm({ page, fields, onChange }: WordingFormProps) {
  const { effectiveFrom } = fields
  const taken = page.wordings.map(({ version }) => version)
  const text = (name: Exclude<keyof WordingFields, 'effectiveFrom'>, maxLength: number, rows?: number) => (
    <ClaimedField
      title={WORDING.fields[name]}
      value={fields[name]}
      maxLength={maxLength}
      {...(rows && { rows })}
      onChange={(value) => onChange({ ...fields, [name]: value })}
    />
  )
  return (
    <section className="sec" aria-labelledby="form-title">
      <header>
        <h2 id="form-title">{WORDING.form}</h2>
        {effectiveFrom !== '' && <span className="mut sm r">{WORDING.label(wordingLabel(taken, effectiveFrom))}</span>}
      </header>
      <div className="stack l">
        <label className="fld">
          <span>{WORDING.fields.effectiveFrom}</span>
          <input
            className="inp"
            type="date"
            min={page.today}
            required
            value={effectiveFrom}
            onChange={({ target }) => onChange({ ...fields, effectiveFrom: target.value })}
          />
        </label>
        {text('title', 200)}
        {text('perex', 1000, 2)}
        {text('body', 200_000, 26)}
        <p className="mut sm">{WORDING.bodyHint}</p>
        {text('seoTitle', 200)}
        {text('seoDescription', 400, 2)}
      </div>
    </section>
  )
}
