import { toPragueDay } from '@shop/domain/calendar/prague-time'
import {
  CASE_PROBLEMS,
  type CaseKind,
  CASE_KINDS as KINDS,
  RETURN_WAYS,
  WRITTEN_DOWN_CHANNELS,
} from '@shop/domain/case/case-state'
import { type ReactNode, useState } from 'react'
import type { OrderDetail } from '#app/features/order/order-detail.ts'
import { CASE_KINDS, CHANNELS, PROBLEMS, WISHES } from '#app/texts/case.ts'
import { WRITE_DOWN } from '#app/texts/shop/write-down.ts'
import { WISHES_OF } from './to-written-down.ts'

interface CaseFieldsProps {
  order: OrderDetail
  /** The lines, between what it is and what is wanted. */
  children: ReactNode
}

/** Which fields there are follows from the kind; who it is stands in the order and need not be looked up. */
export function CaseFields({ order, children }: CaseFieldsProps) {
  const [kind, setKind] = useState<CaseKind>('complaint')
  const today = toPragueDay(new Date())
  const wishes = WISHES_OF[kind].filter((one) => one !== 'credits' || typeof order.customer?.id === 'number')
  return (
    <div className="edit">
      <label className="fld">
        <span>{WRITE_DOWN.kind}</span>
        <select className="sel" name="kind" value={kind} onChange={({ target }) => setKind(target.value as CaseKind)}>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {CASE_KINDS[one]}
            </option>
          ))}
        </select>
      </label>
      <Choice name="channel" label={WRITE_DOWN.channel} options={WRITTEN_DOWN_CHANNELS} words={CHANNELS} />
      <label className="fld">
        <span>
          {WRITE_DOWN.receivedOn(kind)} <small>{WRITE_DOWN.receivedHint(kind)}</small>
        </span>
        <input
          className="inp"
          type="date"
          name="receivedOn"
          min={toPragueDay(order.placedAt)}
          max={today}
          defaultValue={today}
          required
        />
      </label>
      {kind === 'withdrawal' && (
        <Choice name="returnWay" label={WRITE_DOWN.returnWay} options={RETURN_WAYS} words={WRITE_DOWN.returnWays} />
      )}
      {wishes.length > 0 && <Choice key={kind} name="wish" label={WRITE_DOWN.wish} options={wishes} words={WISHES} />}
      {kind === 'complaint' && (
        <Choice
          name="problem"
          label={WRITE_DOWN.problem}
          options={['', ...CASE_PROBLEMS]}
          words={{ '': WRITE_DOWN.noProblem, ...PROBLEMS }}
        />
      )}
      {children}
      <label className="fld wide">
        <span>
          {WRITE_DOWN.description} <small>{WRITE_DOWN.descriptionHint}</small>
        </span>
        <textarea className="txt" name="description" maxLength={5000} required={kind === 'complaint'} />
      </label>
      <Typed name="name" label={WRITE_DOWN.name} hint={WRITE_DOWN.asInOrder} maxLength={80} />
      <Typed name="email" label={WRITE_DOWN.email} hint={WRITE_DOWN.asInOrder} maxLength={254} />
      <Typed name="phone" label={WRITE_DOWN.phone} maxLength={30} />
      {order.paymentKind !== 'online' && (
        <Typed name="account" label={WRITE_DOWN.account} hint={WRITE_DOWN.accountHint} maxLength={60} />
      )}
    </div>
  )
}

interface ChoiceProps<Word extends string> {
  name: string
  label: string
  options: readonly Word[]
  words: Readonly<Record<Word, string>>
}

function Choice<Word extends string>({ name, label, options, words }: ChoiceProps<Word>) {
  return (
    <label className="fld">
      <span>{label}</span>
      <select className="sel" name={name}>
        {options.map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

function Typed({ label, hint, ...rest }: { name: string; label: string; hint?: string; maxLength: number }) {
  return (
    <label className="fld">
      <span>
        {label} {hint && <small>{hint}</small>}
      </span>
      <input {...rest} className="inp" autoComplete="off" />
    </label>
  )
}
