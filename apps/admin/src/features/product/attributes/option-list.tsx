import { CellInput } from '#app/features/product/form-fields.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { ATTRIBUTES } from '#app/texts/shop/attribute.ts'

export interface OptionDraft {
  optionId: number | null
  name: string
  /** How many have it; missing for one that is new. */
  products?: number
}

interface OptionListProps {
  options: readonly OptionDraft[]
  /** Names may change, the options stay. */
  isFixed: boolean
  onChange(next: OptionDraft[]): void
}

/** Values of an attribute in the order in which the filter offers them. One that goods have cannot go. */
export function OptionList({ options, isFixed, onChange }: OptionListProps) {
  const rename = (at: number, name: string) =>
    onChange(options.map((one, index) => (index === at ? { ...one, name } : one)))
  const lift = (at: number) =>
    onChange(
      options.flatMap((one, index) => (index === at - 1 ? [options[at] ?? one, one] : index === at ? [] : [one])),
    )
  return (
    <fieldset className="bare fld">
      <legend>{ATTRIBUTES.options}</legend>
      <div className="stack">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new value has nothing else to be known by
          <div key={index} className="row">
            <CellInput
              label={ATTRIBUTES.option(index + 1)}
              value={option.name}
              onChange={(name) => rename(index, name)}
            />
            {option.products ? <span className="sm mut nw">{ATTRIBUTES.used(option.products)}</span> : null}
            <button
              type="button"
              className="btn q"
              disabled={index === 0}
              aria-label={ATTRIBUTES.up(option.name)}
              onClick={() => lift(index)}
            >
              ↑
            </button>
            <button
              type="button"
              className="btn q"
              disabled={isFixed || Boolean(option.products)}
              aria-label={ATTRIBUTES.removeOption(option.name)}
              onClick={() => onChange(options.filter((_, at) => at !== index))}
            >
              <Icon name="cross" />
            </button>
          </div>
        ))}
        {!isFixed && (
          <button type="button" className="btn" onClick={() => onChange([...options, { optionId: null, name: '' }])}>
            <Icon name="plus" /> {ATTRIBUTES.addOption}
          </button>
        )}
      </div>
    </fieldset>
  )
}
