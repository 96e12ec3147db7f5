import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { Dialog } from '#app/parts/dialog.tsx'
import { Icon } from '#app/parts/icon.tsx'
import { runCommand } from '#app/session/services.ts'
import { ORDER } from '#app/texts/order.ts'
import type { DetailPerson } from './order-detail.ts'

interface OrderPersonProps {
  orderId: number
  person: DetailPerson
  onRevealed(): void
}

const REASONS = ['calling', 'delivery', 'document'] as const

/** Masked, until somebody says why they need it. */
export function OrderPerson({ orderId, person, onRevealed }: OrderPersonProps) {
  const [isAsking, setAsking] = useState(false)
  useKeys(person.isRevealed ? [] : [{ keys: 'Z', label: ORDER.reveal, isInBar: true, run: () => setAsking(true) }])
  const reveal = async (reason: (typeof REASONS)[number]) => {
    const answer = await runCommand('revealPerson', { objectType: 'order', objectId: orderId, reason })
    setAsking(false)
    if (answer.ok) onRevealed()
  }
  return (
    <section className="sec">
      <header>
        <h2>{ORDER.customer}</h2>
        {person.id !== null && (
          <LinkBase className="lk sm r" to={`/zakaznici/${person.id}`}>
            {ORDER.orderCount(person.orderCount)}
          </LinkBase>
        )}
      </header>
      <dl className="kv">
        <dt>{ORDER.name}</dt>
        <dd>
          <b>{person.name}</b>
        </dd>
        <dt>{ORDER.email}</dt>
        <dd>{person.email}</dd>
        {person.phone && (
          <>
            <dt>{ORDER.phone}</dt>
            <dd>{person.phone}</dd>
          </>
        )}
        <dt>{ORDER.address}</dt>
        <dd>{person.city}</dd>
      </dl>
      {!person.isRevealed && (
        <button type="button" className="btn q" onClick={() => setAsking(true)}>
          <Icon name="eye" /> {ORDER.reveal} <kbd>Z</kbd>
        </button>
      )}
      {isAsking && (
        <Dialog title={ORDER.revealTitle} onClose={() => setAsking(false)}>
          <div className="acts">
            {REASONS.map((reason) => (
              <button key={reason} type="button" className="btn" onClick={() => reveal(reason)}>
                {ORDER.reasons[reason]}
              </button>
            ))}
          </div>
          <p className="sm mut">{ORDER.revealSentence}</p>
        </Dialog>
      )}
    </section>
  )
}
