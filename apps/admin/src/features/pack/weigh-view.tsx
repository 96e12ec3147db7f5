import type { BenchParcel } from '@shop/contract/staff/bench'
import { PACK } from '#app/texts/pack.ts'
import { WeighForm } from './weigh-form.tsx'

interface WeighProps {
  box: BenchParcel
  onWeight(grams: number): void
  onAccept(): void
}

/** Every piece is in and the box still lies open: it is closed by its weight, or by somebody who has looked. */
export function WeighView({ box, onWeight, onAccept }: WeighProps) {
  return (
    <div className="bench-full">
      <h1>{PACK.weighTitle(box.orderNumber.slice(-4))}</h1>
      <p className="bench-lead">{PACK.weighLead(box.weightGrams)}</p>
      <WeighForm onWeight={onWeight} />
      <p className="bench-actions">
        <button type="button" className="bench-btn" onClick={onAccept}>
          {PACK.acceptWeight}
        </button>
      </p>
    </div>
  )
}
