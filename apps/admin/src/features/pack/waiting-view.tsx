import type { BenchAnswer, BenchState } from '@shop/contract/staff/bench'
import { PACK } from '#app/texts/pack.ts'

interface WaitingProps {
  state: BenchState
  said: BenchAnswer | null
  onNext(): void
}

/** Between two boxes: what was just closed, what is left, what was put aside. */
export function WaitingView({ state, said, onNext }: WaitingProps) {
  const closed = said?.parcel ?? null
  const print = state.prints.findLast(({ parcelId }) => parcelId === closed?.parcelId)
  return (
    <div className="bench-box">
      <div className={closed ? 'bench-full done' : 'bench-full'}>
        {closed ? (
          <>
            <h1>{PACK.closed(closed.orderNumber.slice(-4))}</h1>
            <p className="bench-lead" role="status">
              {PACK.printState(print?.state ?? 'queued', print?.problem ?? null)}
            </p>
          </>
        ) : (
          <>
            <h1>{said?.verdict === 'queue_empty' ? PACK.queueEmpty : PACK.scanSheet}</h1>
            <p className="bench-lead">{said?.verdict === 'put_aside' ? PACK.wasPutAside : PACK.orNext}</p>
          </>
        )}
        <button type="button" className="bench-next" onClick={onNext}>
          {PACK.next} <kbd>{PACK.space}</kbd>
        </button>
        <p>{PACK.order}</p>
      </div>
      <section className="bench-side" aria-label={PACK.left}>
        <h2>{PACK.left}</h2>
        <ul className="bench-carriers">
          {state.carriers.map(({ carrier, packed, left }) => (
            <li key={carrier ?? ''}>
              <strong>{carrier ?? PACK.ownCounter}</strong>
              <progress
                max={Math.max(packed + left, 1)}
                value={packed}
                aria-label={PACK.progress(packed, packed + left)}
              />
              <span>{PACK.leftCount(left)}</span>
            </li>
          ))}
        </ul>
        {state.aside.length > 0 && (
          <>
            <h2>{PACK.asideTitle}</h2>
            <ul className="bench-carriers">
              {state.aside.map(({ orderNumber, reason }) => (
                <li key={orderNumber}>
                  <strong>{orderNumber.slice(-4)}</strong>
                  <span>{PACK.asideReason(reason)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  )
}
