import type { StaffBulk } from '@shop/contract/bulk/staff-bulk'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { DIFFERENCE } from '#app/texts/bulk.ts'
import { isBusy, type Only } from './bulk-questions.ts'
import { BulkSide } from './bulk-side.tsx'
import { RowsTable } from './rows-table.tsx'

interface StepProps {
  bulk: StaffBulk
  onDone(): Promise<void>
  onColumns(): void
}

const OUTCOMES = ['changed', 'new', 'error', 'same'] as const

/** What would change, or what did, group by group. */
export function DifferenceStep({ bulk, onDone, onColumns }: StepProps) {
  const { counts, chosen, done } = bulk
  const groups: { only: Only; count: number }[] = [
    ...OUTCOMES.map((only) => ({ only, count: counts[only] })),
    ...(['refused', 'kept'] as const).flatMap((only) => (done[only] > 0 ? { only, count: done[only] } : [])),
  ]
  const [picked, setPicked] = useState<Only | null>(null)
  const first = counts.changed > 0 ? 'changed' : counts.new > 0 ? 'new' : counts.error > 0 ? 'error' : 'same'
  const only = picked ?? (done.kept > 0 ? 'kept' : done.refused > 0 ? 'refused' : first)
  useKeys(
    groups.map(({ only: group }, index) => ({
      keys: String(index + 1),
      label: DIFFERENCE.chips[group],
      run: () => setPicked(group),
    })),
  )
  return (
    <div className="cols im">
      <div className="pane">
        <Summary bulk={bulk} />
        {isBusy(bulk) && <Progress bulk={bulk} />}
        {done.refused > 0 && <Note kind="wrn">{DIFFERENCE.partly(done.applied, done.refused)}</Note>}
        {done.kept > 0 && <Note kind="wrn">{DIFFERENCE.keptNote(done.kept)}</Note>}
        <div className="tool">
          {groups.map(({ only: group, count }) => (
            <button
              key={group}
              type="button"
              className={group === only ? 'chip on' : 'chip'}
              aria-pressed={group === only}
              onClick={() => setPicked(group)}
            >
              {DIFFERENCE.chips[group]} <span className="n">{count}</span>
            </button>
          ))}
          <span className="mut sm last">
            {DIFFERENCE.chosen(chosen.changed + chosen.new, counts.changed + counts.new)}
          </span>
        </div>
        <RowsTable key={only} bulk={bulk} only={only} onChosen={onDone} />
      </div>
      <BulkSide bulk={bulk} onDone={onDone} onColumns={onColumns} />
    </div>
  )
}

function Summary({ bulk: { counts, prices } }: { bulk: StaffBulk }) {
  const looks = { changed: '', new: 'ok', same: 'mut', error: 'bad' } as const
  return (
    <div className="sumr">
      {(['changed', 'new', 'same', 'error'] as const).map((one) => (
        <p key={one}>
          <b className={`big ${looks[one]}`}>{counts[one]}</b>
          <span>{DIFFERENCE.counts[one]}</span>
        </p>
      ))}
      {prices.average !== null && prices.largest !== null && (
        <dl className="kv sm last">
          <dt>{DIFFERENCE.average}</dt>
          <dd className="num">{DIFFERENCE.percent(prices.average)}</dd>
          <dt>{DIFFERENCE.largest}</dt>
          <dd className="num">{DIFFERENCE.percent(prices.largest)}</dd>
          <dt>{DIFFERENCE.rises}</dt>
          <dd className="num">{prices.rises}</dd>
        </dl>
      )}
    </div>
  )
}

function Progress({ bulk: { state, chosen, done } }: { bulk: StaffBulk }) {
  const all = chosen.changed + chosen.new
  if (state === 'reading') return <p className="pad mut">{DIFFERENCE.reading}</p>
  const isUndo = state === 'undoing'
  const now = isUndo ? done.undone + done.kept : done.applied + done.refused
  return (
    <div className="pad stack" role="status">
      <progress max={Math.max(1, isUndo ? done.applied : all)} value={now} aria-label={DIFFERENCE.columns.step} />
      <p className="sm mut">{isUndo ? DIFFERENCE.undoing(now, done.applied) : DIFFERENCE.writing(now, all)}</p>
    </div>
  )
}
