import { type FormEvent, useState } from 'react'
import { PARTS } from '#app/texts/parts.ts'
import { Dialog } from './dialog.tsx'
import { Note } from './note.tsx'

interface ReasonDialogProps {
  title: string
  /** What will happen. */
  sentence: string
  /** The verb on the button. */
  submit: string
  isDangerous?: boolean
  /** A sentence when it was refused, null when it is done. */
  onReason(reason: string): Promise<string | null>
  onClose(): void
}

/** Before something that reaches a customer: one sentence about what follows, and why. */
export function ReasonDialog({ title, sentence, submit, isDangerous, onReason, onClose }: ReasonDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const said = await onReason(String(new FormData(event.currentTarget).get('reason')))
    setBusy(false)
    if (said === null) onClose()
    else setRefusal(said)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack l" onSubmit={send}>
        <p>{sentence}</p>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{PARTS.reason}</span>
          <textarea className="txt" name="reason" maxLength={300} required />
        </label>
        <button type="submit" className={isDangerous ? 'btn xx lg' : 'btn p lg'} disabled={isBusy}>
          {submit}
        </button>
      </form>
    </Dialog>
  )
}
