import { formatPrice } from '@shop/czech/format-price'
import { type FormEvent, useRef, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { runCommand } from '#app/session/services.ts'
import { REFUND } from '#app/texts/refund.ts'
import type { DetailMoney, OrderDetail } from './order-detail.ts'
import { toSentence } from './order-refusal.ts'
import { RefundOutcome } from './refund-outcome.tsx'
import { type RefundWish, useRefundPreview } from './use-refund-preview.ts'

interface RefundPaneProps {
  order: OrderDetail
  money: DetailMoney
  onDone(refusal: string | null, done?: string): Promise<void>
}

/** Pieces are chosen here, or what is over; the amount and all that follows is told by the functions that would do it. */
export function RefundPane({ order, money, onDone }: RefundPaneProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const [wantsOver, setOver] = useState(false)
  // Somebody else may have sent it back meanwhile.
  const isOver = wantsOver && money.over > 0
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useRef<HTMLFormElement>(null)
  const lines = Object.entries(chosen).flatMap(([position, pieces]) =>
    pieces > 0 ? [{ position: Number(position), pieces }] : [],
  )
  const wish: RefundWish = isOver ? { lines: null, amount: money.over } : { lines, amount: null }
  const preview = useRefundPreview(order, wish)
  useKeys(
    money.paid > 0
      ? [{ keys: 'R', label: REFUND.title, isInBar: true, run: () => form.current?.querySelector('input')?.focus() }]
      : [],
  )
  const refund = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const words = { reason: String(typed.get('reason')), account: String(typed.get('account') ?? '').trim() || null }
    // The same click twice is one refund.
    const answer = await runCommand('refundOrder', { orderId: order.id, ...wish, ...words }, { idempotencyKey: key })
    // A refusal is kept under its key: other pieces are another question.
    setKey(crypto.randomUUID())
    if (!answer.ok) return onDone(toSentence(answer.code))
    setChosen({})
    setOver(false)
    await onDone(null, REFUND.done(formatPrice(answer.value.amount)))
  }
  return (
    <section className="sec">
      <header>
        <h2>{REFUND.title}</h2>
      </header>
      {money.paid <= 0 ? (
        <p className="mut">{REFUND.nothing}</p>
      ) : (
        <form ref={form} className="rf" onSubmit={refund}>
          {order.lines.map(({ position, name, pieces }) => (
            <div key={position} className={chosen[position] ? 'rl on' : 'rl'}>
              <span className="grow">{name}</span>
              <input
                className="inp few"
                type="number"
                min={0}
                max={pieces}
                disabled={isOver}
                aria-label={REFUND.piecesOf(name)}
                value={chosen[position] ?? 0}
                onChange={({ target }) => setChosen({ ...chosen, [position]: Number(target.value) })}
              />
              <span className="mut">{REFUND.of(pieces)}</span>
            </div>
          ))}
          {money.over > 0 && (
            <label className={isOver ? 'rl on' : 'rl'}>
              <input type="checkbox" checked={isOver} onChange={({ target }) => setOver(target.checked)} />
              <span className="grow">{REFUND.over}</span>
              <b>{formatPrice(money.over)}</b>
            </label>
          )}
          <RefundOutcome preview={preview} />
          {preview?.ok && preview.value.way === 'transfer' && (
            <label className="fld">
              <span>
                {REFUND.account} <small>{REFUND.accountHint}</small>
              </span>
              <input className="inp" name="account" maxLength={40} autoComplete="off" />
            </label>
          )}
          <label className="fld">
            <span>
              {REFUND.reason} <small>{REFUND.seen}</small>
            </span>
            <input className="inp" name="reason" maxLength={300} required />
          </label>
          <button type="submit" className="btn p lg" disabled={!preview?.ok}>
            {preview?.ok ? REFUND.sendAmount(formatPrice(preview.value.amount)) : REFUND.send}
          </button>
        </form>
      )}
    </section>
  )
}
