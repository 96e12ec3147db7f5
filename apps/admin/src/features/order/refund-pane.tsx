import { formatPrice } from '@shop/czech/format-price'
import { type FormEvent, useState } from 'react'
import { runCommand } from '#app/session/services.ts'
import { REFUND } from '#app/texts/order.ts'
import type { DetailMoney, OrderDetail } from './order-detail.ts'
import { toSentence } from './order-refusal.ts'

interface RefundPaneProps {
  order: OrderDetail
  money: DetailMoney
  onDone(refusal: string | null, done?: string): Promise<void>
}

/** Pieces are chosen here; the amount is computed by the rule that writes the credit note. */
export function RefundPane({ order, money, onDone }: RefundPaneProps) {
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const [key, setKey] = useState(() => crypto.randomUUID())
  const lines = Object.entries(chosen).flatMap(([position, pieces]) =>
    pieces > 0 ? [{ position: Number(position), pieces }] : [],
  )
  const about = lines.reduce((sum, { position, pieces }) => sum + pieceGross(order, money, position) * pieces, 0)
  const refund = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason'))
    // The same click twice is one refund.
    const answer = await runCommand('refundOrder', { orderId: order.id, lines, reason }, { idempotencyKey: key })
    if (!answer.ok) {
      // A refusal is kept under its key: other pieces are another question.
      setKey(crypto.randomUUID())
      return onDone(toSentence(answer.code))
    }
    setChosen({})
    setKey(crypto.randomUUID())
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
        <form className="rf" onSubmit={refund}>
          {order.lines.map(({ position, name, pieces }) => (
            <div key={position} className={chosen[position] ? 'rl on' : 'rl'}>
              <span className="grow">{name}</span>
              <input
                className="inp few"
                type="number"
                min={0}
                max={pieces}
                aria-label={REFUND.piecesOf(name)}
                value={chosen[position] ?? 0}
                onChange={({ target }) => setChosen({ ...chosen, [position]: Number(target.value) })}
              />
              <span className="mut">{REFUND.of(pieces)}</span>
            </div>
          ))}
          <p className="sm mut">{REFUND.exact}</p>
          <label className="fld">
            <span>
              {REFUND.reason} <small>{REFUND.seen}</small>
            </span>
            <input className="inp" name="reason" maxLength={300} required />
          </label>
          <button type="submit" className="btn p lg" disabled={lines.length === 0}>
            {REFUND.send} {about > 0 && REFUND.about(formatPrice(about))}
          </button>
          <p className="xs mut">{REFUND.consequence}</p>
        </form>
      )}
    </section>
  )
}

function pieceGross(order: OrderDetail, money: DetailMoney, position: number): number {
  const gross = money.lines.find((line) => line.position === position)?.gross ?? 0
  const pieces = order.lines.find((line) => line.position === position)?.pieces ?? 1
  return Math.round(gross / pieces)
}
