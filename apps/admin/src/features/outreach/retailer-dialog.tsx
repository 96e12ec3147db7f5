import type { StaffRetailer } from '@shop/contract/staff/staff-retailer'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { RETAILER } from '#app/texts/outreach/retailer.ts'
import { readRetailer } from './retailer-draft.ts'
import { RetailerHours, RetailerPlace, RetailerTraits } from './retailer-fields.tsx'

interface RetailerDialogProps {
  /** Null for a new one. */
  retailer: StaffRetailer | null
  onClose(): void
  onDone(sentence: string): void
}

export function RetailerDialog({ retailer, onClose, onDone }: RetailerDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = readRetailer(form)
    if ('unreadableDay' in read) return setRefusal(RETAILER.unreadable(RETAILER.days[read.unreadableDay] ?? ''))
    const given = { fields: read.fields, reason: String(form.get('reason')) }
    const answer = retailer
      ? await runCommand('changeRetailer', {
          ...given,
          ...{ retailerId: retailer.retailerId, version: retailer.version, isConfirmed: form.has('isConfirmed') },
        })
      : await runCommand('addRetailer', given)
    if (answer.ok) onDone(RETAILER.saved(read.fields.name))
    else setRefusal(RETAILER.refusals[answer.code as string] ?? RETAILER.refused)
  }
  const fields = retailer?.fields ?? null
  return (
    <Dialog title={fields ? RETAILER.changeOf(fields.name) : RETAILER.add} onClose={onClose} isWide>
      <form className="stack l" onSubmit={save}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        <RetailerPlace fields={fields} />
        <RetailerHours fields={fields} />
        <RetailerTraits fields={fields} />
        {retailer && (
          <label className="row">
            <input type="checkbox" name="isConfirmed" /> {RETAILER.isConfirmed}
          </label>
        )}
        <label className="fld">
          <span>{RETAILER.reason}</span>
          <input className="inp" name="reason" maxLength={300} required />
        </label>
        <button type="submit" className="btn p lg">
          {RETAILER.save}
        </button>
      </form>
      {retailer && (
        <div className="stack l">
          <h3>{RETAILER.history}</h3>
          <RowHistory table="retailers" rowKey={String(retailer.retailerId)} words={{ fields: RETAILER.fields }} />
        </div>
      )}
    </Dialog>
  )
}
