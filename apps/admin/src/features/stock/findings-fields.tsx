import type { Finding } from '@shop/contract/catalog/sold-batch'
import { Icon } from '#app/parts/icon.tsx'
import { ANALYSIS } from '#app/texts/stock-analysis.ts'

const PARTS = ['name', 'value', 'unit', 'limit'] as const
const LENGTHS = { name: 80, value: 40, unit: 20, limit: 40 }
const MOST = 24

/** A row while it is typed. */
type FindingDraft = Finding & { row: string }

export function toFindingDrafts(findings: readonly Finding[]): FindingDraft[] {
  return findings.map((finding, index) => ({ ...finding, row: String(index) }))
}

/** Rows in which nobody has written anything are none. */
export function toFindings(drafts: readonly FindingDraft[]): Finding[] {
  return drafts
    .map(({ name, value, unit, limit }) => ({
      ...{ name: name.trim(), value: value.trim(), unit: unit.trim(), limit: limit.trim() },
    }))
    .filter((finding) => PARTS.some((part) => finding[part] !== ''))
}

interface FindingsFieldsProps {
  drafts: readonly FindingDraft[]
  isLocked: boolean
  onChange(drafts: FindingDraft[]): void
}

/** Microbiology and oxidation of fat, row by row as the laboratory wrote them. */
export function FindingsFields({ drafts, isLocked, onChange }: FindingsFieldsProps) {
  const set = (row: string, change: Partial<Finding>) =>
    onChange(drafts.map((draft) => (draft.row === row ? { ...draft, ...change } : draft)))
  const empty = { name: '', value: '', unit: '', limit: '' }
  return (
    <fieldset className="stack">
      <legend>{ANALYSIS.findings}</legend>
      {drafts.map(({ row, ...finding }, index) => (
        <div key={row} className="row wrap">
          {PARTS.map((part) => (
            <input
              key={part}
              className={part === 'name' ? 'inp' : 'inp few'}
              aria-label={ANALYSIS.partOf(ANALYSIS.parts[part], index + 1)}
              placeholder={ANALYSIS.parts[part]}
              maxLength={LENGTHS[part]}
              required={part === 'name' || part === 'value'}
              disabled={isLocked}
              value={finding[part]}
              onChange={({ target }) => set(row, { [part]: target.value })}
            />
          ))}
          {!isLocked && (
            <button
              type="button"
              className="btn xx"
              aria-label={ANALYSIS.removeOf(index + 1)}
              onClick={() => onChange(drafts.filter((draft) => draft.row !== row))}
            >
              {ANALYSIS.remove}
            </button>
          )}
        </div>
      ))}
      {!isLocked && drafts.length < MOST && (
        <button
          type="button"
          className="btn q"
          onClick={() => onChange([...drafts, { ...empty, row: `new-${Date.now()}-${drafts.length}` }])}
        >
          <Icon name="plus" size="s" /> {ANALYSIS.addFinding}
        </button>
      )}
    </fieldset>
  )
}
