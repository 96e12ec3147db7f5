import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { INBOX, APPLICATION as TEXTS } from '#app/texts/inbox.ts'
import type { Application } from './application.ts'
import { DayField, TermsFields, toDraft, toTerms } from './application-terms.tsx'

type Decision = 'approved' | 'needs_more' | 'declined'
type Change = 'amend' | 'suspend' | 'restore' | 'end'

const REFUSALS: Record<string, string> = {
  application_decided: TEXTS.decided,
  certificate_expired: TEXTS.certificateExpired,
}

/** One sentence says what will happen, the terms stand beside it, and a reason goes to the applicant. */
export function ApplicationDecision({ application, onDone }: { application: Application; onDone(): Promise<void> }) {
  const { number, kind, state } = application
  const [note, setNote] = useState('')
  const [draft, setDraft] = useState(() => toDraft(application))
  const [wasAsked, setWasAsked] = useState(false)
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const tell = async (answer: { ok: true } | { ok: false; code: string }) => {
    const refusal = answer.ok ? null : (REFUSALS[answer.code] ?? INBOX.refused)
    setSaid(refusal ? { kind: 'bad', text: refusal } : { kind: 'ok', text: TEXTS.done })
    await onDone()
  }
  const decide = async (next: Decision) => {
    if (next !== 'approved' && note.trim() === '') return setSaid({ kind: 'bad', text: TEXTS.needsNote })
    // A certificate of a kennel has an end most of the time; one without it is approved by saying so twice.
    if (next === 'approved' && kind === 'breeder' && draft.validTo === '' && !wasAsked) {
      setWasAsked(true)
      return setSaid({ kind: 'bad', text: TEXTS.needsValidTo })
    }
    return tell(await runCommand('decideApplication', { number, state: next, note, terms: toTerms(draft) }))
  }
  const change = async (action: Change) => {
    const isReasonAsked = action === 'suspend' || action === 'end'
    if (isReasonAsked && note.trim() === '') return setSaid({ kind: 'bad', text: TEXTS.needsNote })
    const more =
      action === 'amend' ? { terms: toTerms(draft) } : action === 'restore' ? { validTo: draft.validTo || null } : {}
    return tell(await runCommand('changeApplication', { number, action, note, ...more }))
  }
  const isOpen = state === 'in_review' || state === 'needs_more'
  useKeys(
    isOpen
      ? [
          { keys: '1', label: TEXTS.approve, isInBar: true, run: () => decide('approved') },
          { keys: '2', label: TEXTS.ask, isInBar: true, run: () => decide('needs_more') },
          { keys: '3', label: TEXTS.decline, isInBar: true, run: () => decide('declined') },
        ]
      : [],
  )
  return (
    <div className="stack">
      {said ? <Note kind={said.kind}>{said.text}</Note> : null}
      {isOpen || state === 'approved' ? (
        <>
          <p className="sm mut">{isOpen ? TEXTS.effect : TEXTS.amendEffect}</p>
          <TermsFields draft={draft} onChange={setDraft} />
        </>
      ) : null}
      {state === 'suspended' ? (
        <DayField
          label={TEXTS.newValidTo}
          value={draft.validTo}
          onChange={(validTo) => setDraft({ ...draft, validTo })}
        />
      ) : null}
      <label className="fld">
        <span>{TEXTS.note}</span>
        <textarea className="txt" rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <div className="acts">
        {isOpen ? (
          <>
            <button type="button" className="btn p" onClick={() => decide('approved')}>
              {TEXTS.approve} <kbd>1</kbd>
            </button>
            <button type="button" className="btn" onClick={() => decide('needs_more')}>
              {TEXTS.ask} <kbd>2</kbd>
            </button>
            <button type="button" className="btn x" onClick={() => decide('declined')}>
              {TEXTS.decline} <kbd>3</kbd>
            </button>
          </>
        ) : (
          changesOf(state).map((action) => (
            <button key={action} type="button" className="btn" onClick={() => change(action)}>
              {TEXTS[action]}
            </button>
          ))
        )}
      </div>
    </div>
  )
}

function changesOf(state: Application['state']): Change[] {
  if (state === 'approved') return ['amend', 'suspend', 'end']
  return state === 'suspended' ? ['restore', 'end'] : []
}
