import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { INBOX, APPLICATION as TEXTS } from '#app/texts/inbox.ts'
import type { Application } from './application.ts'

type Decision = 'approved' | 'needs_more' | 'declined'
type Change = 'suspend' | 'restore' | 'end'

const CROWN = 100
const REFUSALS: Record<string, string> = {
  application_decided: TEXTS.decided,
  certificate_expired: TEXTS.certificateExpired,
}

/** One sentence says what will happen, the terms stand beside it, and a reason goes to the applicant. */
export function ApplicationDecision({ application, onDone }: { application: Application; onDone(): Promise<void> }) {
  const { number, state } = application
  const [note, setNote] = useState('')
  const [limit, setLimit] = useState('')
  const [due, setDue] = useState('14')
  const [probation, setProbation] = useState('3')
  const [validTo, setValidTo] = useState('')
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null)
  const tell = async (answer: { ok: true } | { ok: false; code: string }) => {
    const refusal = answer.ok ? null : (REFUSALS[answer.code] ?? INBOX.refused)
    setSaid(refusal ? { kind: 'bad', text: refusal } : { kind: 'ok', text: TEXTS.done })
    await onDone()
  }
  const decide = async (next: Decision) => {
    if (next !== 'approved' && note.trim() === '') return setSaid({ kind: 'bad', text: TEXTS.needsNote })
    const terms = {
      invoiceLimit: limit === '' ? null : Math.round(Number(limit) * CROWN),
      dueDays: due === '' ? null : Number(due),
      probationOrders: Number(probation) || 0,
      validTo: validTo || null,
    }
    return tell(await runCommand('decideApplication', { number, state: next, note, terms }))
  }
  const change = async (action: Change) =>
    tell(await runCommand('changeApplication', { number, action, note, validTo: validTo || null }))
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
      {isOpen ? (
        <>
          <p className="sm mut">{TEXTS.effect}</p>
          <div className="row w">
            <NumberField label={TEXTS.limit} value={limit} onChange={setLimit} />
            <NumberField label={TEXTS.due} value={due} onChange={setDue} />
            <NumberField label={TEXTS.probation} value={probation} onChange={setProbation} />
            <DayField label={TEXTS.validTo} value={validTo} onChange={setValidTo} />
          </div>
        </>
      ) : null}
      {state === 'suspended' ? <DayField label={TEXTS.newValidTo} value={validTo} onChange={setValidTo} /> : null}
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
  if (state === 'approved') return ['suspend', 'end']
  return state === 'suspended' ? ['restore', 'end'] : []
}

interface FieldProps {
  label: string
  value: string
  onChange(value: string): void
}

function NumberField({ label, value, onChange }: FieldProps) {
  return (
    <label className="fld">
      <span>{label}</span>
      <input
        className="inp"
        inputMode="numeric"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      />
    </label>
  )
}

function DayField({ label, value, onChange }: FieldProps) {
  return (
    <label className="fld">
      <span>{label}</span>
      <input className="inp" type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
