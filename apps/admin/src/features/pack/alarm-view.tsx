import type { BenchAnswer } from '@shop/contract/staff/bench'
import { useKeys } from '#app/keys/use-keys.ts'
import { PACK } from '#app/texts/pack.ts'
import { WeighForm } from './weigh-form.tsx'

const ALARMS: Partial<Record<BenchAnswer['verdict'], { look: 'red' | 'yellow'; sign: string }>> = {
  wrong_goods: { look: 'red', sign: '×' },
  goods_complete: { look: 'red', sign: '×' },
  blocked_batch: { look: 'red', sign: '×' },
  unknown: { look: 'red', sign: '×' },
  taken_by_other: { look: 'red', sign: '×' },
  not_packable: { look: 'red', sign: '×' },
  wrong_batch: { look: 'yellow', sign: '!' },
  short_date: { look: 'yellow', sign: '!' },
  weight_differs: { look: 'yellow', sign: '≠' },
}

/** A box that nobody has weighed yet is no mistake. */
export function isAlarm({ verdict, missingGrams }: BenchAnswer): boolean {
  return verdict in ALARMS && (verdict !== 'weight_differs' || missingGrams !== null)
}

interface AlarmProps {
  said: BenchAnswer
  onAccept(): void
  onUndo(): void
  isByHand: boolean
  onWeight(grams: number): void
}

/** Fills the screen, with a sign for whoever does not see the colour. It ends by the right scan, not by a button. */
export function AlarmView({ said, isByHand, onAccept, onUndo, onWeight }: AlarmProps) {
  const { look = 'red', sign = '×' } = ALARMS[said.verdict] ?? {}
  const isWeight = said.verdict === 'weight_differs'
  // Where a weight is typed, digits are the weight.
  const hasDigits = isWeight && !isByHand
  useKeys(
    hasDigits
      ? [
          { keys: '1', label: PACK.undo, run: onUndo },
          { keys: '2', label: PACK.acceptWeight, run: onAccept },
        ]
      : [],
  )
  const goods = said.parcel?.lines.find(({ variantId }) => variantId === said.variantId)
  return (
    <div className={`bench-alarm ${look}`} role="alert">
      <span className="bench-sign" aria-hidden="true">
        {sign}
      </span>
      <div>
        <h1>{PACK.alarm(said)}</h1>
        <p>{PACK.alarmMore(said, goods ? `${goods.name}, ${goods.variantName}` : '')}</p>
        {said.take && (
          <p className="bench-take">
            {PACK.take} <strong>{said.take.shelf ?? '–'}</strong> {PACK.batchOf} <strong>{said.take.code}</strong>
          </p>
        )}
        {isWeight && isByHand && <WeighForm key={said.scanId} onWeight={onWeight} />}
        {isWeight && (
          <p className="bench-actions">
            <button type="button" className="bench-btn dark" onClick={onUndo}>
              {PACK.undo} {hasDigits && <kbd>1</kbd>}
            </button>
            <button type="button" className="bench-btn" onClick={onAccept}>
              {PACK.acceptWeight} {hasDigits && <kbd>2</kbd>}
            </button>
          </p>
        )}
        <p>{PACK.alarmEnds}</p>
      </div>
    </div>
  )
}
