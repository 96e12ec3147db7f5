import type { BenchSettings } from '@shop/contract/staff/bench-settings'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { BENCHES, SETTING } from '#app/texts/setting.ts'

export type Bench = BenchSettings['benches'][number]

interface BenchDialogProps {
  /** Null for a new one. */
  bench: Bench | null
  printers: BenchSettings['printers']
  onClose(): void
  onDone(): void
}

export function BenchDialog({ bench, printers, onClose, onDone }: BenchDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = { name: String(form.get('name')), printerId: Number(form.get('printer')) }
    const answer = bench
      ? await runCommand('changeBench', { ...given, benchId: bench.benchId, isActive: form.get('active') === 'on' })
      : await runCommand('addBench', given)
    if (answer.ok) onDone()
    else setRefusal(BENCHES.refusals[answer.code] ?? SETTING.refused)
  }
  return (
    <Dialog title={bench ? BENCHES.changeOf(bench.name) : BENCHES.addBench} onClose={onClose}>
      <form className="stack l" onSubmit={save}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <label className="fld">
          <span>{BENCHES.name}</span>
          <input className="inp" name="name" defaultValue={bench?.name} maxLength={40} required />
        </label>
        <label className="fld">
          <span>{BENCHES.printer}</span>
          <select className="sel" name="printer" defaultValue={bench?.printerId}>
            {printers.map(({ printerId, name }) => (
              <option key={printerId} value={printerId}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {bench && (
          <label className="row">
            <input type="checkbox" name="active" defaultChecked={bench.isActive} /> {BENCHES.inUse}
          </label>
        )}
        <p className="sm mut">{BENCHES.sentence}</p>
        <button type="submit" className="btn p lg">
          {BENCHES.save}
        </button>
      </form>
    </Dialog>
  )
}
