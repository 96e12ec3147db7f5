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

// A parcel that its customer has not taken is the carrier's to bring back; of one on its way it is whoever keeps some of it that takes it.
const KEEPS_SOME = `exists (select from shop.order_lines l where l.order_id = o.id and l.kind = 'goods' and l.pieces > (
   select coalesce(sum(k.pieces), 0) from shop.case_lines k join shop.cases x on x.id = k.case_id
    where x.order_id = o.id and k.position = l.position and x.state not in ('cancelled', 'closed_without_goods')
      and not exists (select from shop.case_events e where e.case_id = x.id and e.to_state = 'rejected')))`
const IS_SENDERS = `not (c.kind = 'withdrawal' and exists (select from shop.orders o where o.id = c.order_id
   and (o.state = 'not_collected' or o.state in ('shipped', 'ready_for_pickup') and not ${KEEPS_SOME})))`

/** Whoever waits for goods waits from the day they were asked for; what is decided stays open for questions from its last step. */
export async function selectDueCases(
  db: Db,
  now: Date,
  days: { remind: number; giveUp: number; close: number },
): Promise<DueCase[]> {
  const { rows } = await db.query<Narrow<SelectDueCases, { id: number; orderId: number; event: DueCase['event'] }>>(
    `select c.id, c.order_id as "orderId", 'remind' as event from shop.cases c
      where c.state = 'awaiting_goods' and ${IS_SENDERS} and ${ASKED_FOR} <= $1::timestamptz - make_interval(days => $2)
     union all
     select c.id, c.order_id, 'give_up' from shop.cases c
      where c.state = 'reminded' and ${IS_SENDERS} and ${ASKED_FOR} <= $1::timestamptz - make_interval(days => $3)
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

/** Those that wait for us: money may wait for goods, a complaint has its thirty days whatever it waits for. */
export async function selectUndecided(db: Db): Promise<UndecidedCase[]> {
  const { rows } = await db.query<Narrow<SelectUndecided, { number: string; decideBy: string }>>(
    `select id, number, kind, order_id as "orderId", to_char(decide_by, 'YYYY-MM-DD') as "decideBy"
       from shop.cases where state in ('notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed')
        and (kind = 'complaint' or state not in ('awaiting_goods', 'reminded')) order by decide_by, id limit 1000`,
  )
  return rows
}
