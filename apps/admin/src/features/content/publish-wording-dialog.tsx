import type { StaffPage } from '@shop/contract/staff/staff-wording'
import { formatLongDate } from '@shop/czech/format-date'
import { daysBetween } from '@shop/domain/calendar/local-date'
import { NOTICE_DAYS, promisedNotice } from '@shop/domain/content/wording'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { WordField } from '#app/parts/word-field.tsx'
import { runCommand } from '#app/session/services.ts'
import { WORDING, WORDING_REFUSALS } from '#app/texts/content/wording.ts'
import { readPage } from './read-page.ts'
import { toSeen } from './wording-draft.ts'

interface PublishWordingDialogProps {
  page: StaffPage
  onPublished(page: StaffPage, said: string): void
  /** Somebody has saved another draft meanwhile. */
  onStale(page: StaffPage): void
  onClose(): void
}

/** Says what will happen before the button that cannot be taken back. */
export function PublishWordingDialog({ page, onPublished, onStale, onClose }: PublishWordingDialogProps) {
  const [notify, setNotify] = useState(true)
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const { draft, slug, today, reach } = page
  if (!draft) return null
  const day = formatLongDate(draft.effectiveFrom)
  const promised = promisedNotice(slug, `${draft.title}\n${draft.perex}\n${draft.body}`)
  const days = daysBetween(today, draft.effectiveFrom)
  const publish = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const answer = await runCommand('publishWording', { slug, seen: toSeen(draft), notify, reason })
    setSending(false)
    if (answer.ok) return onPublished(answer.value, WORDING.published(draft.version, day))
    if (answer.code === 'version_conflict') {
      const newer = await readPage(slug)
      if (newer) return onStale(newer)
    }
    setRefusal(toRefusal(answer.details))
  }
  const words = WORDING.dialog
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="stack l" onSubmit={publish}>
        <p>{words.sentence(draft.title, draft.version, day)}</p>
        <label className="row">
          <input type="checkbox" checked={notify} onChange={({ target }) => setNotify(target.checked)} />
          {words.notify(reach)}
        </label>
        <p className="mut sm">{words.notifyHint}</p>
        {promised !== null && <p className="mut sm">{words.promised(promised)}</p>}
        {promised === null && notify && days < NOTICE_DAYS && (
          <Note kind="wrn">{words.soon(Math.max(0, days), NOTICE_DAYS)}</Note>
        )}
        <WordField title={words.reason} value={reason} maxLength={300} onChange={setReason} />
        <p className="mut sm">{words.noWayBack}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <div className="acts">
          <button type="submit" className="btn p lg" disabled={isSending}>
            {WORDING.publishNow}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function toRefusal({ reason, keys }: Record<string, unknown>): string {
  const sentence = WORDING_REFUSALS[String(reason)] ?? WORDING.failed
  return Array.isArray(keys) && keys.length > 0 ? `${sentence} ${keys.map((key) => `{{${key}}}`).join(', ')}` : sentence
}
