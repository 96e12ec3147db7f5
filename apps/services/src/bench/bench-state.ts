import { fromPragueTime, toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok } from '@shop/domain/result'
import { selectBenchDay, selectBenchPrints } from '#app/bench/bench-state.sql'
import { selectBench, selectBenches } from '#app/bench/benches.sql'
import { selectAside, selectOwnPackings } from '#app/bench/packings.sql'
import { loadBenchParcel } from '#app/bench/to-bench-parcel'
import type { Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'

export async function readBenches({ db }: Context) {
  return ok(await selectBenches(db))
}

/** The bench between two boxes; with the box that was open when somebody pulled the plug. */
export async function readBenchState(context: Context, { benchId }: { benchId: number }) {
  const { db, now } = context
  const { userId } = staffAtWork(context)
  const bench = await selectBench(db, benchId)
  const { date: today } = toPragueTime(now)
  const since = fromPragueTime(today, '00:00')
  const { carriers, refused } = await selectBenchDay(db, { since, today })
  const open = (await selectOwnPackings(db, userId)).find(({ parcelId }) => parcelId !== null)
  return ok({
    ...bench,
    now: now.toISOString(),
    today,
    packedToday: carriers.reduce((sum, { packed }) => sum + packed, 0),
    leftToday: carriers.reduce((sum, { left }) => sum + left, 0),
    carriers,
    aside: [...refused.map((one) => ({ ...one, reason: 'label_refused' })), ...(await selectAside(db, now))],
    prints: await selectBenchPrints(db, benchId),
    parcel: open?.parcelId ? await loadBenchParcel(db, open.parcelId) : null,
  })
}
