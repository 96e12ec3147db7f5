import { Note } from '#app/parts/note.tsx'
import { WORDING } from '#app/texts/content/wording.ts'

interface DisputedWordsProps<Field extends string> {
  dispute: { theirs: Readonly<Record<Field, string>>; by: string; fields: readonly Field[] }
  names: Readonly<Record<Field, string>>
  mine: Readonly<Record<Field, string>>
  /** Null keeps what is typed. */
  onSettle(field: Field, theirs: string | null): void
}

/** Both texts of each field that two have changed; a person takes one of them. */
export function DisputedWords<Field extends string>(props: DisputedWordsProps<Field>) {
  const { dispute, names, mine, onSettle } = props
  const { theirs, fields } = dispute
  const by = dispute.by === '' ? WORDING.colleague : dispute.by
  return (
    <section className="sec">
      <Note kind="wrn">{WORDING.disputed(by)}</Note>
      {fields.map((field) => (
        <fieldset key={field} className="stack both">
          <legend>{names[field]}</legend>
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
