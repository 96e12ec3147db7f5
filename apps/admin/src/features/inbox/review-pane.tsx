import { REPORT_REASONS, type ReportReason } from '@shop/contract/review'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataFetch } from '#app/data/data-fetch.ts'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { INBOX, REVIEW as TEXTS } from '#app/texts/inbox.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { Clock } from './clock.tsx'
import type { PaneProps } from './pane-props.ts'

interface Review {
  id: number
  state: string
  clock: string | null
  rating: number
  title: string
  body: string
  who: string
  dog_note: string | null
  shop_reply: string | null
  reports: { reason: ReportReason; note: string; at: string }[]
  at: string
  topic: string
  appeal: Appeal | null
}

/** Against the decision that stands in it; whoever made that one does not decide again. */
interface Appeal {
  words: string
  at: string
  state: string
  reason: ReportReason | null
  note: string
  decidedAt: string
  decidedBy: string | null
  isOwn: boolean
}

const REFUSALS: Record<string, string> = { review_closed: TEXTS.closed, appeal_own_decision: TEXTS.ownDecision }

/** What a buyer wrote, what readers said about it, and the decision with its public reason. */
export function ReviewPane({ item, onDone }: PaneProps) {
  const { data: review, refetch } = useQuery({ queryKey: ['inbox-review', item], queryFn: () => readReview(item) })
  if (!review) return <div className="pane" />
  return (
    <section className="pane tr2" aria-label={review.topic}>
      <div className="tool">
        <h2>{review.topic}</h2>
        <span className="st inf">{TEXTS.states[review.state] ?? review.state}</span>
        {review.state === 'pending' && review.clock ? <Clock until={review.clock} /> : null}
      </div>
      <div className="conv">
        <article>
          <header>
            <b>{review.who}</b>
            <time dateTime={review.at}>
              {formatMoment(review.at)} · {TEXTS.stars(review.rating)}
              {review.dog_note ? ` · ${review.dog_note}` : ''}
            </time>
          </header>
          {review.title ? <h3>{review.title}</h3> : null}
          <p>{review.body}</p>
        </article>
        {review.appeal ? <AppealArticles appeal={review.appeal} who={review.who} /> : null}
        {review.reports.map(({ reason, note, at }) => (
          <article key={at} className="nt">
            <header>
              <b>{TEXTS.reports}</b>
              <time dateTime={at}>
                {formatMoment(at)} · {TEXTS.reasons[reason]}
              </time>
            </header>
            <p>{note}</p>
          </article>
        ))}
      </div>
      {review.appeal?.isOwn ? (
        <Note kind="wrn">{TEXTS.ownDecision}</Note>
      ) : (
        <ReviewDecision
          id={review.id}
          reply={review.shop_reply ?? ''}
          onDone={async () => {
            await refetch()
            await onDone(true)
          }}
        />
      )}
    </section>
  )
}

function AppealArticles({ appeal, who }: { appeal: Appeal; who: string }) {
  const { words, at, state, reason, note, decidedAt, decidedBy } = appeal
  return (
    <>
      <article className="us">
        <header>
          <b>{decidedBy ?? TEXTS.formerMember}</b>
          <time dateTime={decidedAt}>
            {formatMoment(decidedAt)} · {TEXTS.firstDecision(TEXTS.states[state] ?? state)}
          </time>
        </header>
        <p>{[reason && TEXTS.reasons[reason], note].filter(Boolean).join(' · ')}</p>
      </article>
      <article>
        <header>
          <b>{who}</b>
          <time dateTime={at}>
            {formatMoment(at)} · {TEXTS.appeal}
          </time>
        </header>
        <p>{words}</p>
      </article>
    </>
  )
}

type Decision = 'published' | 'returned' | 'rejected'

function ReviewDecision({ id, reply: before, onDone }: { id: number; reply: string; onDone(): Promise<void> }) {
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [note, setNote] = useState('')
  const [reply, setReply] = useState(before)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const decide = async (state: Decision) => {
    if (state !== 'published' && reason === '' && note.trim() === '') {
      return setSaid({ kind: 'bad', text: TEXTS.needsReason })
    }
    const answer = await runCommand('decideReview', { id, state, note, reply, reason: reason || null })
    const refusal = answer.ok ? null : (REFUSALS[answer.code] ?? INBOX.refused)
    setSaid(refusal ? { kind: 'bad', text: refusal } : { kind: 'ok', text: TEXTS.done })
    if (answer.ok) await onDone()
  }
  useKeys([
    { keys: '1', label: TEXTS.publish, isInBar: true, run: () => decide('published') },
    { keys: '2', label: TEXTS.giveBack, isInBar: true, run: () => decide('returned') },
    { keys: '3', label: TEXTS.reject, isInBar: true, run: () => decide('rejected') },
  ])
  return (
    <div className="cmpz">
      {said ? <Note kind={said.kind}>{said.text}</Note> : null}
      <label className="fld">
        <span>{TEXTS.reason}</span>
        <select
          className="sel"
          value={reason}
          onChange={(event) => setReason(REPORT_REASONS.find((one) => one === event.target.value) ?? '')}
        >
          <option value="">{TEXTS.choose}</option>
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {TEXTS.reasons[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="fld">
        <span>{TEXTS.note}</span>
        <textarea className="txt" rows={2} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <label className="fld">
        <span>{TEXTS.reply}</span>
        <textarea className="txt" rows={3} value={reply} onChange={(event) => setReply(event.target.value)} />
      </label>
      <div className="acts">
        <button type="button" className="btn p" onClick={() => decide('published')}>
          {TEXTS.publish} <kbd>1</kbd>
        </button>
        <button type="button" className="btn" onClick={() => decide('returned')}>
          {TEXTS.giveBack} <kbd>2</kbd>
        </button>
        <button type="button" className="btn x" onClick={() => decide('rejected')}>
          {TEXTS.reject} <kbd>3</kbd>
        </button>
      </div>
    </div>
  )
}

async function readReview(id: string): Promise<Review | null> {
  const { json } = await dataFetch(`/data/staff_reviews?id=eq.${encodeURIComponent(id)}`)
  return (json as Review[])[0] ?? null
}
