import type { BenchAnswer } from '@shop/contract/staff/bench'
import { useKeys } from '#app/keys/use-keys.ts'
import { PACK } from '#app/texts/pack.ts'

/** The code does not say which batch it is, and more than one lies on the shelf. */
export function BatchChoice({ said, onChoose }: { said: BenchAnswer; onChoose(code: string): void }) {
  const goods = said.parcel?.lines.find(({ variantId }) => variantId === said.variantId)
  useKeys(said.choices.map(({ code }, index) => ({ keys: String(index + 1), label: code, run: () => onChoose(code) })))
  return (
    <div className="bench-full">
      <h1>{PACK.whichBatch}</h1>
      <p className="bench-variant">{goods ? `${goods.name}, ${goods.variantName}` : ''}</p>
      <div className="bench-choice">
        {said.choices.map(({ code, bestBefore }, index) => (
          <button key={code} type="button" className="bench-card" onClick={() => onChoose(code)}>
            <strong>{code}</strong>
            <span>{bestBefore && PACK.until(bestBefore)}</span>
            <span>
              {code === said.take?.code ? PACK.asPlanned : PACK.insteadOfPlanned} <kbd>{index + 1}</kbd>
            </span>
          </button>
        ))}
      </div>
      <p>{PACK.scanShelfTag}</p>
    </div>
  )
}
