import type { StaffCollection } from '@shop/contract/catalog/collection'
import type { ProductChoices } from '@shop/contract/staff/staff-product'
import { isNarrowing } from '@shop/domain/catalog/collection-rule'
import { toSlug } from '@shop/domain/catalog/slug'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { Note } from '#app/parts/note.tsx'
import { ReasonField } from '#app/parts/reason-field.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { COLLECTIONS } from '#app/texts/shop/collection.ts'
import { type CollectionDraft, toCollectionDraft, toFields } from './collection-draft.ts'
import { CollectionPreviewPane } from './collection-preview-pane.tsx'
import { RuleFields } from './rule-fields.tsx'

const WORDS = COLLECTIONS.editor
const HISTORY_WORDS = { fields: COLLECTIONS.fields }

interface CollectionEditorProps {
  first: StaffCollection | null
  choices: ProductChoices
  onSaved(collectionId: number): void
}

/** Words, a rule and what is on the shelf by it while it is written. */
export function CollectionEditor({ first, choices, onSaved }: CollectionEditorProps) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => toCollectionDraft(first))
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const change = (part: Partial<CollectionDraft>) => setDraft((now) => ({ ...now, ...part }))
  const fields = toFields(draft)
  const canSave = fields.name !== '' && fields.slug !== '' && isNarrowing(fields.rule)
  const save = async () => {
    if (!canSave) return setRefusal(COLLECTIONS.refusals.invalid_input ?? null)
    const answer = first
      ? await runCommand('saveCollection', {
          ...{ ...fields, reason, collectionId: first.collectionId, version: first.version },
        })
      : await runCommand('addCollection', { ...fields, reason })
    if (!answer.ok) return setRefusal(COLLECTIONS.refusals[answer.code] ?? answer.code)
    await client.invalidateQueries({ queryKey: ['collections'] })
    await client.invalidateQueries({ queryKey: ['row_history', 'collections'] })
    onSaved(answer.value.collectionId)
  }
  useKeys([{ keys: 'Ctrl S', label: WORDS.save, isInBar: true, isAlways: true, run: save }])
  return (
    <div className="cols shelf">
      <div className="pane">
        {refusal && <Note kind="bad">{refusal}</Note>}
        <section className="sec">
          <header>
            <h2>{WORDS.words}</h2>
            <button type="button" className="btn p r" disabled={!canSave} onClick={save}>
              {WORDS.save} <kbd>Ctrl</kbd>
              <kbd>S</kbd>
            </button>
          </header>
          <WordFields draft={draft} isNew={first === null} reason={reason} onReason={setReason} onChange={change} />
        </section>
        <section className="sec">
          <header>
            <h2>{WORDS.rule}</h2>
          </header>
          <RuleFields draft={draft} choices={choices} onChange={change} />
        </section>
        {first && (
          <section className="sec" aria-label={WORDS.history}>
            <header>
              <h2>{WORDS.history}</h2>
            </header>
            <RowHistory table="collections" rowKey={String(first.collectionId)} words={HISTORY_WORDS} />
          </section>
        )}
      </div>
      <CollectionPreviewPane rule={fields.rule} />
    </div>
  )
}

interface WordFieldsProps {
  draft: CollectionDraft
  isNew: boolean
  reason: string
  onReason(reason: string): void
  onChange(part: Partial<CollectionDraft>): void
}

function WordFields({ draft, isNew, reason, onReason, onChange }: WordFieldsProps) {
  // Until somebody writes an address of its own, it follows the name.
  const follows = isNew && draft.slug === toSlug(draft.name)
  return (
    <div className="edit">
      <ClaimedField
        title={WORDS.name}
        value={draft.name}
        maxLength={80}
        onChange={(name) => onChange({ name, ...(follows && { slug: toSlug(name) }) })}
      />
      <label className="fld">
        <span>{WORDS.slug}</span>
        <input
          className="inp"
          maxLength={80}
          value={draft.slug}
          onChange={({ target }) => onChange({ slug: target.value })}
        />
      </label>
      <ClaimedField
        title={WORDS.intro}
        value={draft.intro}
        maxLength={600}
        rows={2}
        onChange={(intro) => onChange({ intro })}
      />
      <ReasonField value={reason} onChange={onReason} />
      <label className="row">
        <input
          type="checkbox"
          checked={draft.isPublic}
          onChange={({ target }) => onChange({ isPublic: target.checked })}
        />{' '}
        {WORDS.isPublic}
      </label>
    </div>
  )
}
