import type { Synonym } from '@shop/contract/setting/synonym'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { SYNONYMS } from '#app/texts/shop/synonym.ts'

interface SynonymDialogProps {
  /** Null for a new one. */
  synonym: Synonym | null
  onClose(): void
  onDone(sentence: string): void
}

export function SynonymDialog({ synonym, onClose, onDone }: SynonymDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const refuse = (code: string) => setRefusal(SYNONYMS.refusals[code] ?? SYNONYMS.refused)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [phrase, means, reason] = ['phrase', 'means', 'reason'].map((name) => String(form.get(name)).trim())
    const words = { phrase: phrase ?? '', means: means ?? '', reason: reason ?? '' }
    const isRemoval = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'remove'
    if (synonym && isRemoval) {
      const answer = await runCommand('removeSynonym', { ...named(synonym), reason: words.reason })
      return answer.ok ? onDone(SYNONYMS.removed(synonym.phrase)) : refuse(answer.code as string)
    }
    const answer = synonym
      ? await runCommand('changeSynonym', { ...named(synonym), ...words })
      : await runCommand('addSynonym', words)
    return answer.ok ? onDone(SYNONYMS.saved(words.phrase)) : refuse(answer.code as string)
  }
  return (
    <Dialog title={synonym ? SYNONYMS.changeOf(synonym.phrase) : SYNONYMS.add} onClose={onClose}>
      <form className="stack l" onSubmit={save}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        {(['phrase', 'means'] as const).map((name) => (
          <label key={name} className="fld">
            <span>{SYNONYMS[name]}</span>
            <input className="inp" name={name} defaultValue={synonym?.[name]} maxLength={60} required />
          </label>
        ))}
        <label className="fld">
          <span>{SYNONYMS.reason}</span>
          <input className="inp" name="reason" maxLength={300} required />
        </label>
        <button type="submit" className="btn p lg" value="save">
          {SYNONYMS.save}
        </button>
        {synonym && (
          <>
            <p className="sm mut">{SYNONYMS.removeSentence(synonym.phrase, synonym.means)}</p>
            <button type="submit" className="btn xx" value="remove">
              {SYNONYMS.remove}
            </button>
          </>
        )}
      </form>
      {synonym && (
        <div className="stack l">
          <h3>{SYNONYMS.history}</h3>
          <RowHistory table="search_synonyms" rowKey={String(synonym.id)} words={{ fields: SYNONYMS.fields }} />
        </div>
      )}
    </Dialog>
  )
}

const named = ({ id, phrase, means }: Synonym) => ({ synonymId: id, seen: { phrase, means } })
