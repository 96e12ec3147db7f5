import { PRODUCT } from '#app/texts/product.ts'
import { type DraftField, fieldText, type ProductDraft } from './product-draft.ts'
import { fieldName } from './save-draft.ts'

interface DisputedPartProps {
  field: DraftField
  mine: ProductDraft
  theirs: ProductDraft
  by: string
  onTakeTheirs(): void
  onTakeMine(): void
}

/** Both texts of one field; a person takes one of them. */
export function DisputedPart({ field, mine, theirs, by, onTakeTheirs, onTakeMine }: DisputedPartProps) {
  const sides = [
    { who: by, text: fieldText(theirs, field), take: onTakeTheirs },
    { who: PRODUCT.mine, text: fieldText(mine, field), take: onTakeMine },
  ]
  return (
    <fieldset className="stack both">
      <legend>{fieldName(field)}</legend>
      {sides.map(({ who, text, take }) => (
        <div key={who} className="note">
          <span className="grow">
            <b>{who}</b>
            <br />
            {text}
          </span>
          <button type="button" className="btn" aria-label={`${PRODUCT.take}: ${who}`} onClick={take}>
            {PRODUCT.take}
          </button>
        </div>
      ))}
    </fieldset>
  )
}
