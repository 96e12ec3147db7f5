import type { EntryFields, StaffEntry } from '@shop/contract/catalog/dictionary'
import type { Dictionary } from '@shop/domain/catalog/dictionary'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { ReasonField } from '#app/parts/reason-field.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { DICTIONARY } from '#app/texts/shop/dictionary.ts'
import { emptyFields } from './empty-fields.ts'
import { EntryForm } from './entry-form.tsx'

const TABLES: Readonly<Record<Dictionary, string>> = {
  ...{ categories: 'categories', brands: 'brands', ingredients: 'ingredients', authors: 'blog_authors' },
  topics: 'blog_categories',
}

interface EntryDialogProps {
  dictionary: Dictionary
  /** Null for a new one. */
  entry: StaffEntry | null
  entries: readonly StaffEntry[]
  onClose(): void
  onDone(sentence: string): void
}

export function EntryDialog({ dictionary, entry, entries, onClose, onDone }: EntryDialogProps) {
  const [fields, setFields] = useState<EntryFields>(() => entry?.fields ?? emptyFields(dictionary))
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const refuse = (code: string) => setRefusal(DICTIONARY.refusals[code] ?? DICTIONARY.refused)
  const words = DICTIONARY.lists[dictionary]
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = entry
      ? await runCommand('saveEntry', { dictionary, entryId: entry.entryId, version: entry.version, fields, reason })
      : await runCommand('addEntry', { fields, reason })
    return answer.ok ? onDone(DICTIONARY.saved(answer.value.fields.name)) : refuse(answer.code)
  }
  const remove = async () => {
    if (!entry) return
    const { entryId, version } = entry
    const answer = await runCommand('removeEntry', { dictionary, entryId, version, reason })
    return answer.ok ? onDone(DICTIONARY.removed(entry.fields.name)) : refuse(answer.code)
  }
  return (
    <Dialog title={entry ? DICTIONARY.changeOf(entry.fields.name) : words.add} onClose={onClose} isWide>
      <form className="stack l" onSubmit={save}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <EntryForm fields={fields} entry={entry} entries={entries} onChange={setFields} />
        <ReasonField value={reason} onChange={setReason} />
        <div className="acts">
          <button type="submit" className="btn p lg">
            {DICTIONARY.save}
          </button>
          {entry && isFree(entry) && (
            <button type="button" className="btn xx" onClick={remove}>
              {words.remove}
            </button>
          )}
        </div>
      </form>
      {entry && (
        <section className="stack l" aria-label={DICTIONARY.history}>
          <h3>{DICTIONARY.history}</h3>
          <RowHistory
            table={TABLES[dictionary]}
            rowKey={String(entry.entryId)}
            words={{ fields: DICTIONARY.fields, format: (field, value) => toName(entries, field, value) }}
          />
        </section>
      )}
    </Dialog>
  )
}

function isFree({ isAskedFor, uses: { goods, children, rules, dogs } }: StaffEntry): boolean {
  return !isAskedFor && goods + children + rules + dogs === 0
}

/** The history has numbers of parents, people know them by name. */
function toName(entries: readonly StaffEntry[], field: string, value: unknown): string | null {
  if (field !== 'parent_id') return null
  if (value === null) return DICTIONARY.form.root
  return entries.find(({ entryId }) => entryId === value)?.fields.name ?? null
}
