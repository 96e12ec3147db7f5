import type { TimelineEntry } from '@shop/contract/order-detail'
import { selectTimeline, type TimelineRow } from '#app/order/order-detail.sql'
import type { Db } from '#app/store/database'

type Kind = TimelineEntry['kind']

// What is not named here happens behind the counter: a parcel planned, a label printed, an order put back to the queue.
const KINDS: Record<TimelineRow['source'], Record<string, Kind>> = {
  order: {
    placed: 'placed',
    payment_failed: 'payment_failed',
    payment_reminder_due: 'payment_reminder',
    paid: 'paid',
    late_payment_accepted: 'late_payment',
    late_payment_declined: 'late_payment',
    approve: 'approved',
    reject: 'rejected',
    approval_deadline_passed: 'rejected',
    pay_on_delivery: 'changed',
    edited: 'changed',
    lines_changed: 'changed',
    change_withdrawn: 'changed',
    change_lapsed: 'changed',
    hold: 'hold',
    release_hold: 'hold_released',
    start_packing: 'packing',
    payment_deadline_passed: 'expired',
    cancel: 'cancelled',
    voucher_returned: 'cancelled',
    resend: 'resent',
  },
  parcel: {
    in_transit: 'shipped',
    problem: 'delivery_problem',
    ready_for_pickup: 'ready_for_pickup',
    delivered: 'delivered',
    returning: 'returning',
    returned: 'returning',
  },
  refund: { requested: 'refund_started', done: 'refunded' },
  document: { invoice: 'document', credit_note: 'document' },
}

/** What happened, oldest first, in kinds that the page has sentences for. The words of staff stay with staff. */
export async function readTimeline(db: Db, orderId: number): Promise<TimelineEntry[]> {
  const rows = await selectTimeline(db, orderId)
  return rows.flatMap(({ at, source, event, parcel, amount, text }) => {
    const kind = KINDS[source][event]
    if (!kind) return []
    const isForCustomer = source !== 'order' || kind === 'hold'
    return [{ at: at.toISOString(), kind, parcel, amount, text: isForCustomer ? text : null }]
  })
}
