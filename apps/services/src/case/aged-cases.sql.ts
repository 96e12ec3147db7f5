import type { CaseKind } from '@shop/domain/case/case-state'
import type { Db, Narrow } from '#app/store/database'
import type { SelectDueCases, SelectUndecided } from '#app/store/rows'

interface DueCase {
  id: number
  orderId: number
  event: 'remind' | 'give_up' | 'close'
}

const DECIDED = `'rejected', 'refunded', 'replaced'`
// Asked for again, they are waited for anew.
const ASKED_FOR = `(select max(e.at) from shop.case_events e where e.case_id = c.id and e.to_state = 'awaiting_goods')`

/** Whoever waits for goods waits from the day they were asked for; what is decided stays open for questions from its last step. */
export async function selectDueCases(
  db: Db,
  now: Date,
  days: { remind: number; giveUp: number; close: number },
): Promise<DueCase[]> {
  const { rows } = await db.query<Narrow<SelectDueCases, { id: number; orderId: number; event: DueCase['event'] }>>(
    `select c.id, c.order_id as "orderId", 'remind' as event from shop.cases c
      where c.state = 'awaiting_goods' and ${ASKED_FOR} <= $1::timestamptz - make_interval(days => $2)
     union all
     select c.id, c.order_id, 'give_up' from shop.cases c
      where c.state = 'reminded' and ${ASKED_FOR} <= $1::timestamptz - make_interval(days => $3)
     union all
     select c.id, c.order_id, 'close' from shop.cases c
      where c.state in (${DECIDED})
        and (select max(e.at) from shop.case_events e where e.case_id = c.id) <= $1::timestamptz - make_interval(days => $4)
     limit 500`,
    [now, days.remind, days.giveUp, days.close],
  )
  return rows
}

interface UndecidedCase {
  id: number
  number: string
  kind: CaseKind
  orderId: number
  decideBy: string
}

/** Those whose next step is ours: goods that are waited for stop nobody but their owner. */
export async function selectUndecided(db: Db): Promise<UndecidedCase[]> {
  const { rows } = await db.query<Narrow<SelectUndecided, { number: string; decideBy: string }>>(
    `select id, number, kind, order_id as "orderId", to_char(decide_by, 'YYYY-MM-DD') as "decideBy"
       from shop.cases where state in ('notified', 'no_return', 'received', 'assessed') order by decide_by, id limit 1000`,
  )
  return rows
}
