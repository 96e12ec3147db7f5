import type { StaffPage } from '@shop/contract/staff/staff-wording'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { ReasonField } from '#app/parts/reason-field.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { WORDING, WORDING_COLUMNS } from '#app/texts/content/wording.ts'
import { DisputedWords } from './disputed-words.tsx'
import { PublishWordingDialog } from './publish-wording-dialog.tsx'
import { readPage } from './read-page.ts'
import { beginEditing, isChanged, takeNewer, toSeen, type WordingField, type WordingFields } from './wording-draft.ts'
import { WordingForm } from './wording-form.tsx'
import { WordingSide } from './wording-side.tsx'

const HISTORY_WORDS = { fields: WORDING_COLUMNS }

interface Said {
  kind: 'ok' | 'bad' | 'wrn'
  text: string
}

/** The draft of the next wording beside what it changes. What is typed stays until it is saved or taken back by hand. */
export function WordingEditor({ first }: { first: StaffPage }) {
  const client = useQueryClient()
  const mayPublish = useMayDo('wordings')
  const [editing, setEditing] = useState(() => beginEditing(first))
  const [said, setSaid] = useState<Said | null>(null)
  const [dispute, setDispute] = useState<{ theirs: WordingFields; by: string; fields: WordingField[] } | null>(null)
  const [reason, setReason] = useState('')
  const [isPublishing, setPublishing] = useState(false)
  const { page, mine } = editing
  const { slug, draft } = page
  const changed = isChanged(editing)
  const tell = async () => {
    await client.invalidateQueries({ queryKey: ['staff_pages'] })
    await client.invalidateQueries({ queryKey: ['row_history', 'static_page_versions'] })
  }
  const save = async () => {
    // The colleague's text is in nobody's form while both are shown: saved now, it would be gone unread.
    if (dispute) return setSaid({ kind: 'bad', text: WORDING.settleFirst })
    const answer = await runCommand('saveWordingDraft', { slug, ...mine, reason, seen: draft && toSeen(draft) })
    if (answer.ok) {
      setEditing(beginEditing(answer.value))
      setDispute(null)
      setReason('')
      setSaid({ kind: 'ok', text: WORDING.saved })
      return tell()
    }
    if (answer.code !== 'version_conflict') return setSaid({ kind: 'bad', text: WORDING.failed })
    const newer = await readPage(slug)
    if (!newer) return setSaid({ kind: 'bad', text: WORDING.failed })
    const taken = takeNewer(editing, newer)
    setEditing(taken.editing)
    const by = newer.draft?.changedBy ?? WORDING.colleague
    setDispute(taken.disputed.length > 0 ? { theirs: taken.theirs, by, fields: taken.disputed } : null)
    setSaid(taken.disputed.length > 0 ? null : { kind: 'wrn', text: WORDING.merged })
  }
  const settle = (field: WordingField, theirs: string | null) => {
    if (theirs !== null) setEditing({ ...editing, mine: { ...mine, [field]: theirs } })
    const fields = dispute?.fields.filter((one) => one !== field) ?? []
    setDispute(dispute && fields.length > 0 ? { ...dispute, fields } : null)
  }
  const preview = async () => {
    if (!draft) return setSaid({ kind: 'bad', text: WORDING.saveFirst })
    const answer = await runCommand('makePreviewLink', { kind: 'page', slug, version: draft.version })
    if (answer.ok) window.open(answer.value.url, '_blank', 'noopener')
    else setSaid({ kind: 'bad', text: WORDING.failed })
  }
  const published = (next: StaffPage, text: string) => {
    setPublishing(false)
    setEditing(beginEditing(next))
    setSaid({ kind: 'ok', text })
    return tell()
  }
  useKeys([{ keys: 'Ctrl S', label: WORDING.save, isInBar: true, isAlways: true, run: save }])
  return (
    <div className="cols wd">
      <div className="pane">
        <div className="tool">
          <span className="mut sm" role="status">
            {changed ? WORDING.unsaved : draft ? WORDING.hasDraft : WORDING.noDraft}
          </span>
          <span className="acts last">
            <button type="button" className="btn" onClick={preview} disabled={!draft || changed}>
              {WORDING.preview}
            </button>
            <button type="button" className="btn" onClick={save} disabled={!changed}>
              {WORDING.save} <kbd>Ctrl</kbd>
              <kbd>S</kbd>
            </button>
            {mayPublish ? (
              <button type="button" className="btn p" disabled={!draft || changed} onClick={() => setPublishing(true)}>
                {WORDING.publish}
              </button>
            ) : (
              <span className="mut sm">{WORDING.onlyAdmin}</span>
            )}
          </span>
        </div>
        {said && <Note kind={said.kind}>{said.text}</Note>}
        {dispute && <DisputedWords dispute={dispute} names={WORDING.fields} mine={mine} onSettle={settle} />}
        <ReasonField value={reason} onChange={setReason} />
        <WordingForm page={page} fields={mine} onChange={(next) => setEditing({ ...editing, mine: next })} />
        {draft && <DraftHistory versionId={draft.versionId} />}
      </div>
      <WordingSide page={page} body={mine.body} />
      {isPublishing && draft && (
        <PublishWordingDialog
          page={page}
          onPublished={published}
          onStale={(next) => {
            setPublishing(false)
            setEditing(beginEditing(next))
            setSaid({ kind: 'wrn', text: WORDING.faster })
          }}
          onClose={() => setPublishing(false)}
        />
      )}
    </div>
  )
}

function DraftHistory({ versionId }: { versionId: number }) {
  return (
    <section className="sec" aria-labelledby="history-title">
      <header>
        <h2 id="history-title">{WORDING.history}</h2>
      </header>
      <RowHistory table="static_page_versions" rowKey={String(versionId)} words={HISTORY_WORDS} />
    </section>
  )
}
