import type { StaffBulk } from '@shop/contract/bulk/staff-bulk'
import { type FormEvent, useRef, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { Note } from '#app/parts/note.tsx'
import { ReasonDialog } from '#app/parts/reason-dialog.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { WRITING } from '#app/texts/bulk.ts'
import { fileAddress, toSentence } from './bulk-questions.ts'
import { PastBulks } from './past-bulks.tsx'

interface SideProps {
  bulk: StaffBulk
  onDone(): Promise<void>
  onColumns(): void
}

export function BulkSide({ bulk, onDone, onColumns }: SideProps) {
  const { bulkId, state, file, kind, counts, done } = bulk
  const hasFaults = counts.error + done.refused + done.kept > 0
  return (
    <aside className="pane soft sd" aria-label={WRITING.title}>
      {state === 'ready' && <ApplyForm bulk={bulk} onDone={onDone} />}
      {(state === 'applied' || state === 'applying') && <Undo bulk={bulk} onDone={onDone} />}
      <section className="sec stack">
        <a className="btn w" href={fileAddress(bulkId, 'difference')} download>
          <Icon name="down" /> {WRITING.difference}
        </a>
        {hasFaults && (
          <a className="btn w" href={fileAddress(bulkId, 'errors')} download>
            <Icon name="down" /> {WRITING.errors}
          </a>
        )}
        {file && (
          <a className="btn w" href={fileAddress(bulkId, 'source')} download>
            <Icon name="down" /> {WRITING.source}
          </a>
        )}
        {kind === 'import' && state === 'ready' && (
          <button type="button" className="btn w" onClick={onColumns}>
            {WRITING.columns}
          </button>
        )}
        {file && <p className="mono xs mut">{WRITING.hash(file.hash)}</p>}
      </section>
      <PastBulks except={bulkId} />
    </aside>
  )
}

function ApplyForm({ bulk, onDone }: { bulk: StaffBulk; onDone(): Promise<void> }) {
  const mayPrice = useMayDo('price_approval')
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { bulkId, version, chosen } = bulk
  const rows = chosen.changed + chosen.new
  const isBarred = chosen.prices > 0 && !mayPrice
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const reason = String(new FormData(event.currentTarget).get('reason'))
    const answer = await runCommand('applyBulk', { bulkId, version, reason })
    setBusy(false)
    if (!answer.ok) setRefusal(toSentence(answer.code))
    await onDone()
  }
  useKeys([{ keys: 'Ctrl Enter', label: WRITING.title, isInBar: true, run: () => form.current?.requestSubmit() }])
  return (
    <section className="sec">
      <header>
        <h2>{WRITING.title}</h2>
      </header>
      <form ref={form} className="stack" onSubmit={send}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{WRITING.reason}</span>
          <input className="inp" name="reason" maxLength={200} required />
        </label>
        <h3>{WRITING.what}</h3>
        <ul className="stack sm">
          <li>{WRITING.rows(rows, chosen.fields)}</li>
          {chosen.prices > 0 && <li>{WRITING.prices(chosen.prices)}</li>}
          {chosen.new > 0 && <li>{WRITING.drafts}</li>}
          <li>{WRITING.undoable}</li>
        </ul>
        {isBarred && <Note kind="wrn">{WRITING.onlyAdmin}</Note>}
        <button type="submit" className="btn p w lg" disabled={rows === 0 || isBarred || isBusy}>
          {rows === 0 ? WRITING.nothing : WRITING.submit(chosen.changed, chosen.new)} <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
        </button>
      </form>
    </section>
  )
}

function Undo({ bulk, onDone }: { bulk: StaffBulk; onDone(): Promise<void> }) {
  const mayPrice = useMayDo('price_approval')
  const [isAsking, setAsking] = useState(false)
  const { bulkId, version, state, done, chosen, by, reason } = bulk
  const isBarred = chosen.prices > 0 && !mayPrice
  // Before the first row is written it only stops the rest.
  const mayUndo = (done.applied > 0 || state === 'applying') && !isBarred
  useKeys(mayUndo ? [{ keys: 'U', label: WRITING.undo, isInBar: true, run: () => setAsking(true) }] : [])
  const undo = async (why: string) => {
    const answer = await runCommand('undoBulk', { bulkId, version, reason: why.slice(0, 200) })
    if (!answer.ok) return toSentence(answer.code)
    await onDone()
    return null
  }
  return (
    <section className="sec stack">
      <header>
        <h2>{WRITING.title}</h2>
      </header>
      <p className="sm">{WRITING.wrote(by ?? '', reason)}</p>
      {isBarred && <Note kind="wrn">{WRITING.onlyAdmin}</Note>}
      <button type="button" className="btn x w" disabled={!mayUndo} onClick={() => setAsking(true)}>
        {WRITING.undo} <kbd>U</kbd>
      </button>
      {isAsking && (
        <ReasonDialog
          title={WRITING.undoTitle(done.applied)}
          sentence={WRITING.undoSentence}
          submit={WRITING.undo}
          isDangerous
          onReason={undo}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
