import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { FAIR } from '#app/texts/outreach/fair.ts'

export function NewFairDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string | null>(null)
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '').trim()
    const answer = await runCommand('addFair', {
      title: typed('title'),
      place: typed('place'),
      validFrom: typed('validFrom'),
      validTo: typed('validTo'),
      reason: typed('reason'),
    })
    if (answer.ok) navigate(`/prodejci/veletrhy/${answer.value.fairId}`)
    else setRefusal(FAIR.refusals[answer.code as string] ?? FAIR.refused)
  }
  return (
    <Dialog title={FAIR.add} onClose={onClose}>
      <form className="stack l" onSubmit={create}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{FAIR.name}</span>
          <input className="inp" name="title" maxLength={120} required />
        </label>
        <label className="fld">
          <span>{FAIR.place}</span>
          <input className="inp" name="place" maxLength={120} required />
        </label>
        {(['validFrom', 'validTo'] as const).map((name) => (
          <label key={name} className="fld">
            <span>{FAIR[name]}</span>
            <input className="inp" type="date" name={name} required />
          </label>
        ))}
        <label className="fld">
          <span>{FAIR.reason}</span>
          <input className="inp" name="reason" maxLength={300} required />
        </label>
        <button type="submit" className="btn p lg">
          {FAIR.create}
        </button>
      </form>
    </Dialog>
  )
}
