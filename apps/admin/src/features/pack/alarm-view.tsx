import type { BenchAnswer } from '@shop/contract/staff/bench'
import { PACK } from '#app/texts/pack.ts'

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

export function isAlarm({ verdict }: BenchAnswer): boolean {
  return verdict in ALARMS
}

interface AlarmProps {
  said: BenchAnswer
  onAccept(): void
  onUndo(): void
}

/** Fills the screen, with a sign for whoever does not see the colour. It ends by the right scan, not by a button. */
export function AlarmView({ said, onAccept, onUndo }: AlarmProps) {
  const { look = 'red', sign = '×' } = ALARMS[said.verdict] ?? {}
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
        {said.verdict === 'weight_differs' && (
          <p className="bench-actions">
            <button type="button" className="bench-btn dark" onClick={onUndo}>
              {PACK.undo}
            </button>
            <button type="button" className="bench-btn" onClick={onAccept}>
              {PACK.acceptWeight}
            </button>
          </p>
        )}
        <p>{PACK.alarmEnds}</p>
      </div>
    </div>
  )
}
