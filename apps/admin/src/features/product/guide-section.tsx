import { GUIDE_KINDS, GUIDE_UNITS } from '@shop/contract/staff/staff-product'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { PRODUCT } from '#app/texts/product.ts'
import { GUIDE_KIND_NAMES, GUIDE_UNIT_NAMES } from '#app/texts/shop/label-words.ts'
import { CellInput, SelectField, TextField } from './form-fields.tsx'
import { type GuideDraft, toColumns } from './product-draft.ts'
import type { SectionProps } from './section-props.ts'

const WORDS = PRODUCT.guide
const START: GuideDraft = {
  ...{ kind: 'adult', unit: 'g_per_day', rowHeader: WORDS.header, columns: WORDS.column, note: '' },
  rows: [{ weightKg: '', label: '', amounts: [] }],
}

export function GuideSection({ draft: { guide }, isLocked, onChange }: SectionProps) {
  return (
    <section className="sec" id="guide">
      <header>
        <h2>{PRODUCT.nav.guide}</h2>
        {!isLocked && guide && (
          <button type="button" className="btn q r" onClick={() => onChange({ guide: null })}>
            {WORDS.drop}
          </button>
        )}
      </header>
      {guide ? (
        <Guide guide={guide} isLocked={isLocked} onChange={(part) => onChange({ guide: { ...guide, ...part } })} />
      ) : (
        <div className="row">
          <span className="mut">{WORDS.none}</span>
          {!isLocked && (
            <button type="button" className="btn" onClick={() => onChange({ guide: START })}>
              {WORDS.start}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

interface GuideProps {
  guide: GuideDraft
  isLocked: boolean
  onChange(part: Partial<GuideDraft>): void
}

function Guide({ guide, isLocked, onChange }: GuideProps) {
  return (
    <div className="stack l">
      <div className="edit">
        <SelectField
          title={WORDS.kind}
          value={guide.kind}
          isDisabled={isLocked}
          choices={GUIDE_KINDS.map((code) => ({ code, name: GUIDE_KIND_NAMES[code] }))}
          onChange={(kind) => onChange({ kind: kind as GuideDraft['kind'] })}
        />
        <SelectField
          title={WORDS.unit}
          value={guide.unit}
          isDisabled={isLocked}
          choices={GUIDE_UNITS.map((code) => ({ code, name: GUIDE_UNIT_NAMES[code] }))}
          onChange={(unit) => onChange({ unit: unit as GuideDraft['unit'] })}
        />
        <TextField
          title={WORDS.rowHeader}
          value={guide.rowHeader}
          isDisabled={isLocked}
          onChange={(rowHeader) => onChange({ rowHeader })}
        />
        <TextField
          title={WORDS.columns}
          value={guide.columns}
          isDisabled={isLocked}
          onChange={(columns) => onChange({ columns })}
        />
        <ClaimedField
          title={WORDS.note}
          value={guide.note}
          isDisabled={isLocked}
          maxLength={600}
          rows={3}
          onChange={(note) => onChange({ note })}
        />
      </div>
      <Rows guide={guide} isLocked={isLocked} onChange={onChange} />
    </div>
  )
}

function Rows({ guide: { rows, columns: typed }, isLocked, onChange }: GuideProps) {
  const columns = toColumns(typed)
  type Row = (typeof rows)[number]
  const change = (index: number, part: Partial<Row>) =>
    onChange({ rows: rows.map((row, place) => (place === index ? { ...row, ...part } : row)) })
  return (
    <>
      <table className="tb in comp">
        <caption className="vh">{PRODUCT.nav.guide}</caption>
        <thead>
          <tr>
            <th className="num">{WORDS.weight}</th>
            <th>{WORDS.label}</th>
            {columns.map((column) => (
              <th key={column} className="num">
                {column}
              </th>
            ))}
            <th>
              <span className="vh">{PRODUCT.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
            <tr key={index}>
              <td className="num">
                <CellInput
                  label={WORDS.weight}
                  isNumber
                  isDisabled={isLocked}
                  value={row.weightKg}
                  onChange={(weightKg) =>
                    change(index, {
                      weightKg,
                      ...(row.label === labelOf(row.weightKg) && { label: labelOf(weightKg) }),
                    })
                  }
                />
              </td>
              <td>
                <CellInput
                  label={WORDS.label}
                  isDisabled={isLocked}
                  value={row.label}
                  onChange={(label) => change(index, { label })}
                />
              </td>
              {columns.map((column, place) => (
                <td key={column} className="num">
                  <CellInput
                    label={`${column} ${row.label}`}
                    isNumber
                    isDisabled={isLocked}
                    value={row.amounts[place] ?? ''}
                    onChange={(value) =>
                      change(index, {
                        amounts: columns.map((_, one) => (one === place ? value : (row.amounts[one] ?? ''))),
                      })
                    }
                  />
                </td>
              ))}
              <td className="num">
                {!isLocked && (
                  <button
                    type="button"
                    className="btn q ic"
                    aria-label={`${WORDS.remove} ${row.label}`}
                    onClick={() => onChange({ rows: rows.filter((_, one) => one !== index) })}
                  >
                    <Icon name="cross" size="s" />
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isLocked && (
        <button
          type="button"
          className="btn q"
          onClick={() => onChange({ rows: [...rows, { weightKg: '', label: '', amounts: [] }] })}
        >
          <Icon name="plus" size="s" /> {WORDS.add}
        </button>
      )}
    </>
  )
}

const labelOf = (weightKg: string) => (weightKg === '' ? '' : `${weightKg} kg`)
