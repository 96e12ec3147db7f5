import type { StaffCaseView } from '@shop/contract/case/staff-case'
import { outcomesOf } from '@shop/domain/case/check-decision'
import { type FormEvent, useRef, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { DECISION } from '#app/texts/case-decision.ts'
import type { CaseDetail } from './case-detail.ts'
import { toSentence } from './case-refusal.ts'
import { DecisionOutcome } from './decision-outcome.tsx'
import { DecisionPart } from './decision-part.tsx'
import { joinPart, type Part, splitPart, toJudged, toParts } from './judged-parts.ts'
import type { OnDone } from './on-done.ts'
import { useDecisionPreview } from './use-decision-preview.ts'

interface DecisionFormProps extends OnDone {
  view: StaffCaseView
  arrived: CaseDetail['arrived']
}

/** Line by line; what it does is tried and told before the button. A key chooses, only the button decides. */
export function DecisionForm({ view, arrived, onDone }: DecisionFormProps) {
  const [parts, setParts] = useState(() => toParts(view, arrived))
  const [current, setCurrent] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const lines = toJudged(parts)
  const preview = useDecisionPreview(view, lines)
  const allowed = outcomesOf(view)
  const change = (key: number, more: Partial<Part>) =>
    setParts((all) => all.map((part) => (part.key === key ? { ...part, ...more } : part)))
  const choose = (index: number) => {
    const [part, outcome] = [parts[current] ?? parts[0], allowed[index]]
    if (part && outcome) change(part.key, { outcome })
  }
  useKeys([
    ...allowed.map((_, index) => ({
      keys: String(index + 1),
      label: DECISION.keys.outcome,
      isInBar: true,
      run: () => choose(index),
    })),
    {
      keys: 'Ctrl Enter',
      label: DECISION.keys.confirm,
      isInBar: true,
      isAlways: true,
      run: () => form.current?.requestSubmit(),
    },
  ])
  const decide = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!preview?.ok || lines === null || isBusy) return
    const note = String(new FormData(event.currentTarget).get('note'))
    setBusy(true)
    const answer = await runCommand('decideCase', { number: view.number, version: view.version, lines, note })
    setBusy(false)
    if (answer.ok) return onDone({ kind: 'ok', text: DECISION.done })
    setRefusal(toSentence(answer))
    if (answer.code === 'case_state') await onDone({ kind: 'bad', text: toSentence(answer) })
  }
  return (
    <form ref={form} onSubmit={decide} onChange={() => setRefusal(null)}>
      <section className="sec">
        <header>
          <h2>{DECISION.title}</h2>
        </header>
        {parts.map((part, index) => (
          <DecisionPart
            key={part.key}
            part={part}
            line={view.lines.find(({ position }) => position === part.position)}
            allowed={allowed}
            hasKeys={index === current}
            canJoin={parts.some(({ key, position }) => key !== part.key && position === part.position)}
            onFocus={() => setCurrent(index)}
            onChange={(more) => change(part.key, more)}
            onSplit={() => setParts(splitPart(parts, part.key))}
            onJoin={() => {
              setParts(joinPart(parts, part))
              setCurrent(0)
            }}
          />
        ))}
        <label className="fld">
          <span>
            {DECISION.note} <small>{DECISION.noteHint}</small>
          </span>
          <textarea className="txt" name="note" maxLength={2000} />
        </label>
      </section>
      <section className="sec">
        <header>
          <h3>{DECISION.preview}</h3>
        </header>
        <DecisionOutcome preview={preview} parts={parts} isRead={lines !== null} onReload={() => onDone(null)} />
        {refusal && <Note kind="bad">{refusal}</Note>}
        <button type="submit" className="btn p w lg" disabled={!preview?.ok || isBusy}>
          {preview?.ok ? DECISION.submit(preview.value) : DECISION.wait} <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>
        </button>
      </section>
    </form>
  )
}
