import { formatDay } from '#app/texts/moments.ts'
import { ORDER } from '#app/texts/order.ts'
import { PARCEL_STATES } from '#app/texts/states.ts'
import type { DetailParcel, OrderDetail } from './order-detail.ts'

export function OrderParcels({ parcels, lines }: { parcels: DetailParcel[]; lines: OrderDetail['lines'] }) {
  const nameOf = (variantId: number) => lines.find((line) => line.variantId === variantId)?.name ?? ''
  return (
    <section className="sec">
      <header>
        <h2>{ORDER.parcels}</h2>
      </header>
      {parcels.length === 0 && <p className="mut">{ORDER.noParcels}</p>}
      <ul className="par">
        {parcels.map(({ id, number, state, carrier, trackingNumber, weightGrams, lines: packed }) => (
          <li key={id}>
            <div className="row w">
              <b>
                {number} / {parcels.length}
              </b>
              <span className="st">{PARCEL_STATES[state]}</span>
              <span className="mono">{trackingNumber}</span>
              <span className="mut">{carrier}</span>
              <span className="mut">{ORDER.weight(weightGrams)}</span>
            </div>
            {packed.map(({ variantId, pieces, batchCode, bestBefore }) => (
              <p key={`${variantId} ${batchCode}`} className="sm">
                {pieces}× {nameOf(variantId)}
                {batchCode && ` · ${ORDER.batch(batchCode)}`}
                {bestBefore && ` ${ORDER.bestBefore(formatDay(bestBefore))}`}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
