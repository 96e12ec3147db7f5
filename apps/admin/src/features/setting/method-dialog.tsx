import type { DeliveryDraft } from '@shop/contract/delivery/delivery-rules'
import { formatPrice } from '@shop/czech/format-price'
import { type FormEvent, useState } from 'react'
import { Dialog } from '#app/parts/dialog.tsx'
import { Note } from '#app/parts/note.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { DELIVERY } from '#app/texts/shop/delivery.ts'
import { DeliveryPreview } from './delivery-preview.tsx'
import { refusalOf } from './delivery-refusal.ts'
import type { Method } from './delivery-tables.tsx'
import { changedTerms, namesOf, TERM_KINDS, toTerm } from './delivery-terms.ts'

interface MethodDialogProps {
  method: 'shipping' | 'payment'
  row: Method
  today: string
  /** That somebody else was faster: the fields are theirs now. */
  note: string | null
  onClose(): void
  onDone(sentence: string): void
  onConflict(sentence: string): void
}

/** Terms of one delivery or payment, and who changed them before. */
export function MethodDialog({ method, row, today, note, onClose, onDone, onConflict }: MethodDialogProps) {
  const mayChange = useMayDo('settings')
  return (
    <Dialog title={row.name} onClose={onClose} isWide>
      <div className="stack l">
        {note && <Note kind="bad">{note}</Note>}
        {mayChange && <MethodForm {...{ method, row, today, onDone, onConflict }} />}
        <h3>{DELIVERY.history}</h3>
        <RowHistory
          table={`${method}_methods`}
          rowKey={String(row.id)}
          words={{ fields: HISTORY_FIELDS, format: toPrice }}
        />
      </div>
    </Dialog>
  )
}

const HISTORY_FIELDS = {
  ...{ price: DELIVERY.columns.price, free_from: DELIVERY.columns.freeFrom, max_weight_g: DELIVERY.columns.weight },
  ...{ cod_maximum: DELIVERY.columns.cod, takes_cod: DELIVERY.terms.takesCod, min_days: DELIVERY.terms.minDays },
  ...{ max_days: DELIVERY.terms.maxDays, cut_off: DELIVERY.columns.cutOff, is_active: DELIVERY.terms.isActive },
  ...{ allow_multi_parcel: DELIVERY.terms.allowMultiParcel, fee: DELIVERY.columns.fee },
  minimum_order_net: DELIVERY.columns.minimum,
}

const MONEY: ReadonlySet<string> = new Set(['price', 'free_from', 'cod_maximum', 'fee', 'minimum_order_net'])

function toPrice(field: string, value: unknown): string | null {
  return MONEY.has(field) && typeof value === 'number' ? formatPrice(value) : null
}

function MethodForm({ method, row, today, onDone, onConflict }: Omit<MethodDialogProps, 'onClose' | 'note'>) {
  const names = namesOf(row.terms)
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(names.map((name) => [name, toTerm(name, row.terms[name as keyof typeof row.terms])])),
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const terms = changedTerms(row.terms, typed)
  const draft = terms && ({ method, id: row.id, terms: { ...row.terms, ...terms } } as DeliveryDraft)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (draft === null) return setRefusal(DELIVERY.invalid)
    const reason = String(new FormData(event.currentTarget).get('reason'))
    setBusy(true)
    const answer = await runCommand('changeDelivery', { draft, version: row.version, reason })
    setBusy(false)
    if (answer.ok) return onDone(DELIVERY.saved)
    return answer.code === 'version_conflict' ? onConflict(refusalOf(answer)) : setRefusal(refusalOf(answer))
  }
  return (
    <form className="stack l" onSubmit={save}>
      {refusal && <Note kind="bad">{refusal}</Note>}
      <div className="g2">
        {names
          .filter((name) => TERM_KINDS[name] !== 'switch')
          .map((name) => (
            <label key={name} className="fld">
              <span>{DELIVERY.terms[name]}</span>
              <input
                className="inp"
                type={TERM_KINDS[name] === 'time' ? 'time' : 'text'}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            </label>
          ))}
      </div>
      {names
        .filter((name) => TERM_KINDS[name] === 'switch')
        .map((name) => (
          <label key={name} className="row sm">
            <input
              type="checkbox"
              checked={typed[name] === 'true'}
              onChange={({ target }) => setTyped({ ...typed, [name]: String(target.checked) })}
            />{' '}
            {DELIVERY.terms[name]}
          </label>
        ))}
      <DeliveryPreview today={today} draft={draft} />
      <label className="fld">
        <span>{DELIVERY.reason}</span>
        <input className="inp" name="reason" maxLength={300} required />
      </label>
      <p className="sm mut">{DELIVERY.perParcel}</p>
      <button type="submit" className="btn p lg" disabled={isBusy}>
        {DELIVERY.save}
      </button>
    </form>
  )
}
