import type { MailRelay } from '@shop/stack/mail-relay'
import type pg from 'pg'

const EACH_ORDER = ['order-confirmation', 'payment-received']

interface MailVerdict {
  expected: number
  missing: number
  doubled: number
  /** Taken by the relay, though nobody has written them. */
  strange: number
}

/** Every order has its mails in the outbox, and the relay has taken each of them once. */
export async function judgeMails(pool: pg.Pool, relay: MailRelay, orders: number): Promise<MailVerdict> {
  const { rows } = await pool.query(`select id::int, template, status from internal.mails where object like 'order:%'`)
  const times = (id: number) => relay.taken.get(`<mail-${id}@localhost>`) ?? 0
  const unwritten = EACH_ORDER.map((name) => orders - rows.filter(({ template }) => template === name).length)
  const missing = rows.filter(({ id, status }) => status !== 'sent' || times(id) === 0).length
  return {
    expected: rows.length,
    missing: missing + unwritten.reduce((sum, count) => sum + Math.abs(count), 0),
    doubled: rows.filter(({ id }) => times(id) > 1).length,
    strange: relay.taken.size - rows.filter(({ id }) => times(id) > 0).length,
  }
}
