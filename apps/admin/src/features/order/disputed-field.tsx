import { EDIT } from '#app/texts/order-edit.ts'
import type { EditField } from './edit-fields.ts'

interface DisputedFieldProps {
  name: EditField
  mine: string
  theirs: string
  by: string
  chosen: string
  onChoose(text: string): void
}

/** Both texts of one field, side by side; whichever is chosen can still be written over below. */
export function DisputedField({ name, mine, theirs, by, chosen, onChoose }: DisputedFieldProps) {
  const sides = [
    { words: EDIT.mine, text: mine },
    { words: EDIT.theirs(by), text: theirs },
  ]
  return (
    <fieldset className="both">
      <legend>{EDIT.choose(EDIT.fields[name])}</legend>
      {sides.map(({ words, text }) => (
        <label key={words} className={chosen === text ? 'on' : undefined}>
          <input type="radio" name={`both-${name}`} checked={chosen === text} onChange={() => onChoose(text)} />
          <span>
            <small>{words}</small>
            <b>{text || EDIT.empty}</b>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
