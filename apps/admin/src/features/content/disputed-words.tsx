import { Note } from '#app/parts/note.tsx'
import { WORDING } from '#app/texts/wording.ts'
import type { WordingField, WordingFields } from './wording-draft.ts'

interface DisputedWordsProps {
  dispute: { theirs: WordingFields; by: string; fields: readonly WordingField[] }
  mine: WordingFields
  /** Null keeps what is typed. */
  onSettle(field: WordingField, theirs: string | null): void
}

/** Both texts of each field that two have changed; a person takes one of them. */
export function DisputedWords({ dispute: { theirs, by, fields }, mine, onSettle }: DisputedWordsProps) {
  return (
    <section className="sec">
      <Note kind="wrn">{WORDING.disputed(by)}</Note>
      {fields.map((field) => (
        <fieldset key={field} className="stack both">
          <legend>{WORDING.fields[field]}</legend>
          <Side who={by} text={theirs[field]} onTake={() => onSettle(field, theirs[field])} />
          <Side who={WORDING.mine} text={mine[field]} onTake={() => onSettle(field, null)} />
        </fieldset>
      ))}
    </section>
  )
}

function Side({ who, text, onTake }: { who: string; text: string; onTake(): void }) {
  return (
    <div className="note">
      <span className="grow">
        <b>{who}</b>
        <br />
        {text}
      </span>
      <button type="button" className="btn" aria-label={`${WORDING.take}: ${who}`} onClick={onTake}>
        {WORDING.take}
      </button>
    </div>
  )
}
