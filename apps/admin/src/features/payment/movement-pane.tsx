import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { callFunction } from '#app/data/data-fetch.ts'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatDay } from '#app/texts/moments.ts'
import { MOVEMENT, PAYMENT } from '#app/texts/payment.ts'
import { describeAssigning } from './describe-assigning.ts'
import { formatMovement } from './format-movement.ts'
import { MovementChoices } from './movement-choices.tsx'
import { toSentence } from './payment-refusal.ts'
import type { MovementOrder, MovementRow } from './payment-rows.ts'

interface MovementPaneProps {
  movement: MovementRow
  /** A sentence when it was refused, otherwise what was done. */
  onDone(refusal: string | null, done?: string): Promise<void>
}

/** Whose money it is: an order is chosen, the sentence says what follows, and only then it is assigned. */
export function MovementPane({ movement, onDone }: MovementPaneProps) {
  const mayAssign = useMayDo('payments')
  const [chosen, setChosen] = useState<MovementOrder | null>(null)
  const [crowns, setCrowns] = useState('')
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLDivElement>(null)
  const { data: offered } = useQuery({
    queryKey: ['payment', 'movement', movement.id],
    queryFn: () => callFunction<MovementOrder[]>('staff_movement_orders', { wanted: movement.id }),
  })
  const isForeign = movement.currency !== 'CZK'
  const amount = isForeign ? Math.round(Number(crowns.replace(',', '.')) * 100) : null
  const canAssign = chosen !== null && !isBusy && (!isForeign || (amount ?? 0) > 0)
  const assign = async () => {
    if (!chosen || !canAssign) return
    setBusy(true)
    const answer = await runCommand('assignMovement', { movementId: movement.id, orderId: chosen.order_id, amount })
    setBusy(false)
    await (answer.ok ? onDone(null, MOVEMENT.assigned(chosen.number)) : onDone(toSentence(answer.code)))
  }
  useKeys([
    { keys: 'P', label: PAYMENT.keys.choose, isInBar: true, run: () => first.current?.querySelector('input')?.focus() },
    { keys: 'Ctrl Enter', label: PAYMENT.keys.confirm, isInBar: true, isAlways: true, run: assign },
  ])
  return (
    <section className="sec">
      <header>
        <h2>{MOVEMENT.pane}</h2>
        <b className="r">{formatMovement(movement)}</b>
      </header>
      <dl className="kv">
        <dt>{MOVEMENT.day}</dt>
        <dd>
          {formatDay(movement.booked_on)} <span className="mut">({PAYMENT.days(movement.days_waiting)})</span>
        </dd>
        <dt>{MOVEMENT.symbol}</dt>
        <dd className="mono">{movement.variable_symbol ?? '–'}</dd>
        <dt>{MOVEMENT.message}</dt>
        <dd>{movement.message || '–'}</dd>
        <dt>{MOVEMENT.account}</dt>
        <dd className="mono">{movement.counter_account ?? '–'}</dd>
      </dl>
      <div ref={first}>{offered && <MovementChoices offered={offered} chosen={chosen} onChoose={setChosen} />}</div>
      <OtherOrder onFound={setChosen} />
      {isForeign && (
        <label className="fld">
          <span>{MOVEMENT.crowns(movement.currency)}</span>
          <input
            className="inp"
            inputMode="decimal"
            value={crowns}
            onChange={({ target }) => setCrowns(target.value)}
          />
        </label>
      )}
      {chosen && <p className="will">{describeAssigning(movement, chosen)}</p>}
      {mayAssign ? (
        <button type="button" className="btn p lg" disabled={!canAssign} onClick={assign}>
          {chosen ? MOVEMENT.assign(chosen.number) : MOVEMENT.chooseOrder} <kbd>Ctrl ↵</kbd>
        </button>
      ) : (
        <p className="mut sm">{MOVEMENT.onlySee}</p>
      )}
    </section>
  )
}

/** By its whole number, when nothing that was offered is right. */
function OtherOrder({ onFound }: { onFound(order: MovementOrder): void }) {
  const [missing, setMissing] = useState<string | null>(null)
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = String(new FormData(event.currentTarget).get('number')).trim()
    const [order] = await callFunction<MovementOrder[]>('staff_order_due', { wanted: number })
    setMissing(order ? null : number)
    if (order) onFound(order)
  }
  return (
    <form className="stack" onSubmit={find}>
      <div className="row end">
        <label className="fld grow">
          <span>{MOVEMENT.otherOrder}</span>
          <input className="inp" name="number" inputMode="numeric" required />
        </label>
        <button type="submit" className="btn">
          {MOVEMENT.find}
        </button>
      </div>
      {missing && <Note kind="bad">{MOVEMENT.notFound(missing)}</Note>}
    </form>
  )
}
