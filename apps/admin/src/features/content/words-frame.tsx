import type { ReactNode } from 'react'
import { Note } from '#app/parts/note.tsx'
import { ReasonField } from '#app/parts/reason-field.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { WORDS } from '#app/texts/content/words.ts'
import { DisputedWords } from './disputed-words.tsx'
import type { Said } from './use-words-editing.ts'

interface WordsFrameProps<Field extends string> {
  said: Said | null
  dispute: Parameters<typeof DisputedWords<Field>>[0]['dispute'] | null
  names: Readonly<Record<Field, string>>
  mine: Readonly<Record<Field, string>>
  onSettle(field: Field, theirs: string | null): void
  /** Whose past is shown under the form. */
  history: { table: string; rowKey: string; fields: Readonly<Record<string, string>> }
  actions: ReactNode
  /** Missing where nothing is said to the history. */
  reason?: string
  onReason?(reason: string): void
  children: ReactNode
}

/** Buttons, what they answered, what two have written, the form, and its past. */
export function WordsFrame<Field extends string>(props: WordsFrameProps<Field>) {
  const { said, dispute, names, mine, onSettle, history, actions, reason = '', onReason, children } = props
  return (
    <div className="cols">
      <div className="pane">
        {actions}
        {said && <Note kind={said.kind}>{said.text}</Note>}
        {dispute && <DisputedWords dispute={dispute} names={names} mine={mine} onSettle={onSettle} />}
        {onReason && <ReasonField value={reason} onChange={onReason} />}
        {children}
        <section className="sec" aria-labelledby="history-title">
          <header>
            <h2 id="history-title">{WORDS.history}</h2>
          </header>
          <RowHistory table={history.table} rowKey={history.rowKey} words={{ fields: history.fields }} />
        </section>
      </div>
    </div>
  )
}
