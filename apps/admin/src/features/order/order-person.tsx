import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { Icon } from '#app/parts/icon.tsx'
import { ORDER } from '#app/texts/order.ts'
import type { DetailPerson } from './order-detail.ts'
import { RevealDialog } from './reveal-dialog.tsx'

interface OrderPersonProps {
  orderId: number
  person: DetailPerson
  onRevealed(): void
}

/** Masked, until somebody says why they need it. */
export function OrderPerson({ orderId, person, onRevealed }: OrderPersonProps) {
  const [isAsking, setAsking] = useState(false)
  useKeys(person.isRevealed ? [] : [{ keys: 'Z', label: ORDER.reveal, isInBar: true, run: () => setAsking(true) }])
  const { street = '', zip = '', city = '' } = person.places?.delivery ?? {}
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
        <dd>{[street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || person.city}</dd>
        {person.places?.note && (
          <>
            <dt>{ORDER.note}</dt>
            <dd>{person.places.note}</dd>
          </>
        )}
      </dl>
      {!person.isRevealed && (
        <button type="button" className="btn q" onClick={() => setAsking(true)}>
          <Icon name="eye" /> {ORDER.reveal} <kbd>Z</kbd>
        </button>
      )}
      {isAsking && <RevealDialog orderId={orderId} onRevealed={onRevealed} onClose={() => setAsking(false)} />}
    </section>
  )
}
