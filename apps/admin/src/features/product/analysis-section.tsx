import { PRODUCT } from '#app/texts/product.ts'
import { CellInput } from './form-fields.tsx'
import { type ProductDraft, toNumber } from './product-draft.ts'
import type { SectionProps } from './section-props.ts'

const WORDS = PRODUCT.analysis

export function AnalysisSection({ draft: { constituents, energy }, choices, isLocked, onChange }: SectionProps) {
  const kcal = computedEnergy(constituents)
  return (
    <section className="sec" id="analysis">
      <header>
        <h2>{PRODUCT.nav.analysis}</h2>
        <span className="mut sm">{WORDS.sub}</span>
        {kcal !== null && <span className="r sm mut">{WORDS.computed(kcal)}</span>}
      </header>
      <div className="ana">
        {choices.constituents.map(({ code, name }) => (
          <div key={code}>
            <span>{name}</span>
            <CellInput
              label={name}
              isNumber
              isDisabled={isLocked}
              value={constituents[code] ?? ''}
              onChange={(value) => onChange({ constituents: { ...constituents, [code]: value } })}
            />
          </div>
        ))}
        <div>
          <span>{WORDS.energy}</span>
          <CellInput
            label={WORDS.energy}
            isNumber
            isDisabled={isLocked}
            value={energy}
            onChange={(value) => onChange({ energy: value })}
          />
        </div>
      </div>
    </section>
  )
}

/** Modified Atwater over what is declared; null until all five are. */
function computedEnergy(typed: ProductDraft['constituents']): number | null {
  const [protein, fat, ...others] = ['crude_protein', 'crude_fat', 'crude_fibre', 'crude_ash', 'moisture'].map((code) =>
    toNumber(typed[code] ?? ''),
  )
  if (protein == null || fat == null || others.includes(null)) return null
  const rest = 100 - protein - fat - others.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return rest < 0 ? null : Math.round(3.5 * protein + 8.5 * fat + 3.5 * rest)
}
