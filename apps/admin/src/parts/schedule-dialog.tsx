import { fromPragueTime, toPragueTime } from '@shop/domain/calendar/prague-time'
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

/** A moment from which something is for everybody, on the clock of the shop wherever its editor sits. */
export function ScheduleDialog({ title, label, onChosen, onClose }: ScheduleDialogProps) {
  const [at, setAt] = useState('')
  const [{ date, time }] = useState(() => toPragueTime(new Date()))
  const choose = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    onChosen(fromPragueTime(at.slice(0, 10), at.slice(11, 16)).toISOString())
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
            min={`${date}T${time}`}
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
