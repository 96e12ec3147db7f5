import { type FormEvent, useRef, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { CREDITS } from '#app/texts/customer.ts'

interface ChangeCreditsDialogProps {
  customerId: number
  usable: number
  onChanged(): unknown
  onClose(): void
}

/** Two clicks of one dialog are one change: it keeps its key until it is done. */
export function ChangeCreditsDialog({ customerId, usable, onChanged, onClose }: ChangeCreditsDialogProps) {
  const key = useRef(crypto.randomUUID())
  const [direction, setDirection] = useState<'give' | 'take'>('give')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amount = Number(form.get('amount'))
    setBusy(true)
    const credits = direction === 'give' ? amount : -amount
    const input = { customerId, key: key.current, credits, reason: String(form.get('reason')) }
    const answer = await runCommand('changeCredits', input)
    setBusy(false)
    if (!answer.ok) return setRefusal(answer.code === 'credits_refused' ? describe(answer.details) : CREDITS.failed)
    onChanged()
    onClose()
  }
  return (
    <Dialog title={CREDITS.title} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{CREDITS.sentence}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{CREDITS.direction}</span>
          <select
            className="inp"
            value={direction}
            onChange={({ target }) => setDirection(target.value === 'take' ? 'take' : 'give')}
          >
            <option value="give">{CREDITS.give}</option>
            <option value="take" disabled={usable === 0}>
              {CREDITS.take}
            </option>
          </select>
        </label>
        <label className="fld">
          <span>{CREDITS.amount}</span>
          <input className="inp" type="number" name="amount" min={1} max={100_000} step={1} required />
        </label>
        <label className="fld">
          <span>{CREDITS.reason}</span>
          <textarea className="txt" name="reason" maxLength={200} required />
        </label>
        {direction === 'take' && <p className="mut sm">{CREDITS.abuse}</p>}
        <button type="submit" className={direction === 'take' ? 'btn xx lg' : 'btn p lg'} disabled={isBusy}>
          {CREDITS.submit[direction]}
        </button>
      </form>
    </Dialog>
  )
}

function describe({ reason, ...details }: Record<string, unknown>): string {
  const { refusals } = CREDITS
  const isKnown = (said: unknown): said is keyof typeof refusals => typeof said === 'string' && said in refusals
  return isKnown(reason) ? refusals[reason](details) : CREDITS.failed
}
