import type { BenchParcel } from '@shop/contract/staff/bench'
import { Icon } from '#app/parts/icon.tsx'
import { PACK } from '#app/texts/pack.ts'

/** The box that lies open: what is to be taken from where, and what lies in it. No person and no price. */
export function BoxView({ box }: { box: BenchParcel }) {
  const current = box.lines.find(({ packed, pieces }) => packed < pieces)
  return (
    <div className="bench-box">
      <ul className="bench-lines">
        {box.lines.map((line) => (
          <LineCard key={line.variantId} line={line} isCurrent={line === current} />
        ))}
      </ul>
      <section className="bench-side" aria-label={PACK.parcel}>
        <p>{PACK.parcel}</p>
        <h1 className="bench-number">{box.orderNumber.slice(-4)}</h1>
        <p className="bench-carrier">{box.carrier ?? PACK.ownCounter}</p>
        {box.count > 1 && <p>{PACK.part(box.number, box.count)}</p>}
        {box.starterPacks > 0 && <p className="chip">{PACK.starterPacks(box.starterPacks)}</p>}
        <p>{PACK.pieces}</p>
        <p className="bench-big">
          {box.packed} <small>{PACK.of(box.pieces)}</small>
        </p>
        <p>{PACK.weight}</p>
        <p className="bench-big">{PACK.kilograms(box.weightGrams)}</p>
        <p className="bench-hint">{PACK.closesItself}</p>
      </section>
    </div>
  )
}

function LineCard({ line, isCurrent }: { line: BenchParcel['lines'][number]; isCurrent: boolean }) {
  const isDone = line.packed >= line.pieces
  const batch = line.batches.find(({ packed, pieces }) => packed < pieces) ?? line.batches[0]
  return (
    <li className={`bench-line${isDone ? ' done' : ''}${isCurrent ? ' now' : ''}`}>
      <h2>{line.name}</h2>
      {line.isGift && <span className="chip">{PACK.gift}</span>}
      <p className="bench-variant">{line.variantName}</p>
      <p>
        {line.shelf && (
          <>
            {PACK.shelf} <strong>{line.shelf}</strong>
          </>
        )}
        {batch && (
          <>
            {' · '}
            {PACK.batch} <strong>{batch.code}</strong>
            {batch.bestBefore && `, ${PACK.until(batch.bestBefore)}`}
          </>
        )}
      </p>
      <p className="bench-big">
        {isDone && <Icon name="check" />} {line.packed} / {line.pieces}
      </p>
    </li>
  )
}
