import { type FormEvent, useState } from 'react'
import { Dialog } from './dialog.tsx'

interface ScheduleDialogProps {
  /** The verb, on the head and on the button. */
  title: string
  /** What the moment is for. */
  label: string
  onChosen(at: string): void
  onClose(): void
}

/** A moment from which something is for everybody. */
export function ScheduleDialog({ title, label, onChosen, onClose }: ScheduleDialogProps) {
  const [at, setAt] = useState('')
  const choose = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    onChosen(new Date(at).toISOString())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack l" onSubmit={choose}>
        <label className="fld">
          <span>{label}</span>
          <input
            className="inp"
            type="datetime-local"
            required
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
        </label>
        <div className="acts">
          <button type="submit" className="btn p lg" disabled={at === ''}>
            {title}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
