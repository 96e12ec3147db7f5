import type { PackingDay } from '@shop/contract/staff/bench'
import type { FormEvent } from 'react'
import { PACK } from '#app/texts/pack.ts'

type Unlabelled = PackingDay['carriers'][number]['unlabelled'][number] & { carrier: string | null }

interface UnlabelledListProps {
  parcels: readonly Unlabelled[]
  onRetry(parcelId: number): void
  onNumber(parcelId: number, trackingNumber: string): void
}

/** What cannot leave yet. A carrier with an adapter is asked again; of the others somebody types the number they gave. */
export function UnlabelledList({ parcels, onRetry, onNumber }: UnlabelledListProps) {
  return (
    <section className="pad" aria-label={PACK.withoutLabel}>
      <h2>{PACK.withoutLabel}</h2>
      <ul className="stack">
        {parcels.map(({ parcelId, orderNumber, carrier, isRefused, takesNumber }) => (
          <li key={parcelId} className="row w">
            <span>
              <strong>{orderNumber}</strong> {carrier ?? PACK.ownCounter}: {isRefused ? PACK.refused : PACK.waits}
            </span>
            {takesNumber ? (
              <NumberForm orderNumber={orderNumber} onNumber={(number) => onNumber(parcelId, number)} />
            ) : (
              <button type="button" className="btn" onClick={() => onRetry(parcelId)}>
                {PACK.retryOne}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NumberForm({ orderNumber, onNumber }: { orderNumber: string; onNumber(number: string): void }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onNumber(String(new FormData(event.currentTarget).get('number')).trim())
  }
  return (
    <form className="row" onSubmit={send}>
      <input className="inp num" name="number" maxLength={60} required aria-label={PACK.numberOf(orderNumber)} />
      <button type="submit" className="btn">
        {PACK.writeNumber}
      </button>
    </form>
  )
}
