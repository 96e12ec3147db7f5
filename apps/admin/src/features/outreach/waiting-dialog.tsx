import type { OwnEntryFields } from '@shop/contract/retailer'
import type { WaitingRetailer } from '@shop/contract/staff/staff-retailer'
import { formatHours } from '@shop/czech/parse-hours'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { RETAILER } from '#app/texts/outreach/retailer.ts'
import { toDegrees } from './retailer-draft.ts'

const TEXTS = RETAILER.waiting

interface WaitingDialogProps {
  entry: WaitingRetailer
  onClose(): void
  onDone(sentence: string): void
}

/** Everything as its owner wrote it; people add where it lies, publish it or say what is wrong. */
export function WaitingDialog({ entry, onClose, onDone }: WaitingDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { entryId, version, fields, shownAs } = entry
  const decide = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    const typed = (name: string) => String(form.get(name) ?? '').trim()
    const decision = { entryId, version, reason: typed('reason') }
    const isReturned = form.get('decision') === 'return'
    // Whoever returns it need not know the place, only what is wrong.
    const said = event.currentTarget.elements.namedItem('reason') as HTMLInputElement
    if (isReturned && !said.reportValidity()) return
    const place = {
      region: typed('region'),
      latitude: toDegrees(typed('latitude')),
      longitude: toDegrees(typed('longitude')),
    }
    const answer = isReturned
      ? await runCommand('returnRetailer', decision)
      : await runCommand('publishRetailer', { ...decision, ...place })
    if (answer.ok) onDone(isReturned ? TEXTS.returned(fields.name) : TEXTS.published(fields.name))
    else setRefusal(RETAILER.refusals[answer.code as string] ?? RETAILER.refused)
  }
  return (
    <Dialog title={TEXTS.openOf(fields.name)} onClose={onClose} isWide>
      <form className="stack l" onSubmit={decide}>
        {refusal && <Note kind="bad">{refusal}</Note>}
        {shownAs && <p className="sm mut">{TEXTS.shownAs(shownAs)}</p>}
        <Written fields={fields} />
        <p className="sm mut">{TEXTS.position}</p>
        <Line name="region" value={entry.region} />
        <Line name="latitude" value={toText(entry.latitude)} />
        <Line name="longitude" value={toText(entry.longitude)} />
        <label className="fld">
          <span>{TEXTS.reason}</span>
          <input className="inp" name="reason" maxLength={300} required />
        </label>
        <p className="row">
          <button type="submit" name="decision" value="publish" className="btn p lg">
            {TEXTS.publish}
          </button>
          <button type="submit" name="decision" value="return" className="btn lg" formNoValidate>
            {TEXTS.sendBack}
          </button>
        </p>
      </form>
    </Dialog>
  )
}

const toText = (degrees: number | null) => (degrees === null ? '' : String(degrees).replace('.', ','))

function Line({ name, value }: { name: 'region' | 'latitude' | 'longitude'; value: string }) {
  return (
    <label className="fld">
      <span>{RETAILER[name]}</span>
      <input className="inp" name={name} defaultValue={value} maxLength={60} required />
    </label>
  )
}

function sayDay(day: OwnEntryFields['openingHours'][number], index: number): string {
  return `${RETAILER.days[index]} ${formatHours(day) || RETAILER.closed}`
}

function Written({ fields }: Pick<WaitingRetailer, 'fields'>) {
  const rows = [
    [RETAILER.type, RETAILER.types[fields.type]],
    [RETAILER.street, `${fields.street}, ${fields.postalCode} ${fields.city}`],
    [RETAILER.phone, fields.phone],
    [RETAILER.webRead, fields.web],
    [RETAILER.note, fields.note],
    [RETAILER.hours, fields.openingHours.map(sayDay).join('; ')],
  ] as const
  return (
    <dl className="stack">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt className="sm mut">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
