import { ADDITIVE_CATEGORIES } from '@shop/contract/staff/staff-product'
import { Icon } from '#app/parts/icon.tsx'
import { PRODUCT } from '#app/texts/product.ts'
import { ADDITIVES } from '#app/texts/shop/label-words.ts'
import { CellInput } from './form-fields.tsx'
import type { AdditiveDraft } from './product-draft.ts'
import type { SectionProps } from './section-props.ts'

const WORDS = PRODUCT.additives
const EMPTY: AdditiveDraft = { category: 'nutritional', name: '', code: '', amount: '' }

export function AdditivesSection({ draft: { additives }, isLocked, onChange }: SectionProps) {
  const set = (lines: AdditiveDraft[]) => onChange({ additives: lines })
  const change = (index: number, part: Partial<AdditiveDraft>) =>
    set(additives.map((line, place) => (place === index ? { ...line, ...part } : line)))
  return (
    <section className="sec" id="additives">
      <header>
        <h2>{PRODUCT.nav.additives}</h2>
        {!isLocked && (
          <button type="button" className="btn q r" onClick={() => set([...additives, EMPTY])}>
            <Icon name="plus" size="s" /> {WORDS.add}
          </button>
        )}
      </header>
      {additives.length > 0 && (
        <table className="tb in comp">
          <caption className="vh">{PRODUCT.nav.additives}</caption>
          <thead>
            <tr>
              <th>{WORDS.category}</th>
              <th>{WORDS.name}</th>
              <th>{WORDS.code}</th>
              <th>{WORDS.amount}</th>
              <th>
                <span className="vh">{PRODUCT.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {additives.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
              <tr key={index}>
                <td>
                  <select
                    className="inp cell"
                    aria-label={WORDS.category}
                    value={line.category}
                    disabled={isLocked}
                    onChange={({ target }) => change(index, { category: target.value as AdditiveDraft['category'] })}
                  >
                    {ADDITIVE_CATEGORIES.map((category) => (
                      <option key={category} value={category}>
                        {ADDITIVES[category]}
                      </option>
                    ))}
                  </select>
                </td>
                {(['name', 'code', 'amount'] as const).map((name) => (
                  <td key={name}>
                    <CellInput
                      label={WORDS[name]}
                      value={line[name]}
                      isDisabled={isLocked}
                      onChange={(value) => change(index, { [name]: value })}
                    />
                  </td>
                ))}
                <td className="num">
                  {!isLocked && (
                    <button
                      type="button"
                      className="btn q ic"
                      aria-label={`${WORDS.remove} ${line.name}`}
                      onClick={() => set(additives.filter((_, place) => place !== index))}
                    >
                      <Icon name="cross" size="s" />
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
