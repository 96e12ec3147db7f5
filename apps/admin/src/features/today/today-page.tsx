import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/data/data-fetch.ts'
import { Screen } from '#app/frame/screen.tsx'
import { Note } from '#app/parts/note.tsx'
import { formatRecent, formatWeekday } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { TODAY } from '#app/texts/today.ts'
import { CutOff } from './cut-off.tsx'
import { QueueTable } from './queue-table.tsx'
import type { Today } from './today.ts'
import { TodaySide } from './today-side.tsx'

const EVERY_MS = 20_000

/** A list of debts with clocks. It reads itself anew while somebody looks, and not in a hidden tab. */
export function TodayPage() {
  const { data: today, isError } = useQuery({
    queryKey: ['staff_today'],
    queryFn: () => callFunction<Today>('staff_today'),
    refetchInterval: EVERY_MS,
  })
  return (
    <Screen title={TODAY.title} head={today && <span className="mut hide-m">{formatWeekday(today.at)}</span>}>
      {isError && <Note kind="bad">{PARTS.failed}</Note>}
      {today?.cutOff && <CutOff cutOff={today.cutOff} now={today.at} />}
      {today && (
        <div className="cols two">
          <div className="pane">
            <div className="tool">
              <h2>{TODAY.waiting}</h2>
              <span className="mut sm last">{TODAY.refreshed(formatRecent(today.at))}</span>
            </div>
            <QueueTable queues={today.queues} now={today.at} />
          </div>
          <TodaySide today={today} />
        </div>
      )}
    </Screen>
  )
}
