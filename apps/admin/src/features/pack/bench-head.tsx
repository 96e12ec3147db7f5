import type { BenchState } from '@shop/contract/staff/bench'
import { Icon } from '#app/parts/icon.tsx'
import { PACK } from '#app/texts/pack.ts'

/** How far the day is, and when somebody comes for it. */
export function BenchHead({ state, isOffline }: { state: BenchState; isOffline: boolean }) {
  const { name, printer, packedToday, leftToday, carriers } = state
  const all = packedToday + leftToday
  const cutOff = carriers.find(({ left, cutOff: at }) => left > 0 && at !== null)?.cutOff
  return (
    <div className="bench-head">
      <strong>{name}</strong>
      <span className="bench-count">{packedToday}</span>
      <progress max={Math.max(all, 1)} value={packedToday} aria-label={PACK.progress(packedToday, all)} />
      <span className="bench-count">{all}</span>
      {cutOff && (
        <span>
          <Icon name="clock" /> {PACK.collection(cutOff)}
        </span>
      )}
      <span>
        <Icon name="print" /> {printer.name}
      </span>
      {isOffline && <span className="bench-off">{PACK.offline}</span>}
    </div>
  )
}
