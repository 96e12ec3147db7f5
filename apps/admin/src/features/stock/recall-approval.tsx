import type { Recall, RecallView } from '@shop/contract/staff/recall'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { RECALL } from '#app/texts/stock.ts'
import { stockRefusal } from './stock-refusal.ts'
import type { Said } from './use-intake.ts'

interface ApproveRecallProps {
  view: RecallView
  recall: Recall
  onSaid(said: Said | null): void
}

/** The second of the two reads what everybody will read, and presses. */
export function ApproveRecall({ view, recall, onSaid }: ApproveRecallProps) {
  const mails = view.receivers.filter(({ hasEmail }) => hasEmail).length
  return (
    <>
      <section className="sec">
        <header>
          <h3>{RECALL.mailHeading}</h3>
        </header>
        <div className="mailview">
          <b>{RECALL.mailTitle(view.code)}</b>
          <p>{RECALL.mailBody(view.name, view.code)}</p>
          <p>
            <b>{RECALL.mailWhy}:</b> {recall.reason}
          </p>
          <p>
            <b>{RECALL.mailRisk}:</b> {recall.risk}
          </p>
          <p>
            <b>{RECALL.mailSymptoms}:</b> {recall.symptoms}
          </p>
          <p>
            <b>[{RECALL.mailButton}]</b>
          </p>
        </div>
        <p className="xs mut">{RECALL.mailForm}</p>
      </section>
      <section className="sec stack">
        <header>
          <h3>{RECALL.twoPeople}</h3>
        </header>
        <p>{RECALL.proposed(recall.proposedBy, formatMoment(recall.proposedAt))}</p>
        {recall.state === 'public' ? (
          <>
            <p>{RECALL.approved(recall.approvedBy ?? '', recall.approvedAt ? formatMoment(recall.approvedAt) : '')}</p>
            <Note kind="ok">{RECALL.told(view.told, mails)}</Note>
          </>
        ) : (
          <Presses batchId={view.batchId} isOwn={recall.isOwn} mails={mails} onSaid={onSaid} />
        )}
      </section>
    </>
  )
}

interface PressesProps {
  batchId: number
  isOwn: boolean
  mails: number
  onSaid(said: Said | null): void
}

function Presses({ batchId, isOwn, mails, onSaid }: PressesProps) {
  const mayApprove = useMayDo('recalls')
  const [isBusy, setBusy] = useState(false)
  const approve = async () => {
    setBusy(true)
    const answer = await runCommand('approveRecall', { batchId })
    setBusy(false)
    if (!answer.ok) return onSaid({ kind: 'bad', text: stockRefusal(answer.code) })
    onSaid({ kind: 'ok', text: RECALL.done(answer.value.told, answer.value.silent) })
  }
  const withdraw = async () => {
    const answer = await runCommand('withdrawRecall', { batchId })
    onSaid(answer.ok ? null : { kind: 'bad', text: stockRefusal(answer.code) })
  }
  return (
    <>
      <Note kind="wrn">{isOwn ? RECALL.ownWaits : mayApprove ? RECALL.waits : RECALL.notAdmin}</Note>
      {mayApprove && !isOwn && (
        <button type="button" className="btn xx lg w" onClick={approve} disabled={isBusy}>
          {RECALL.approve(mails)}
        </button>
      )}
      <button type="button" className="btn w" onClick={withdraw}>
        {RECALL.withdraw}
      </button>
      <p className="xs mut">{RECALL.sentence}</p>
    </>
  )
}
