import { beforeAll, describe, expect, test } from 'vitest'
import { EXPORTS } from '#app/privacy/exports.sql'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newCustomer, PASSWORD } from '../people.ts'
import { type Planted, plantPerson, tablesWith } from './planted-person.ts'
import { PERSONAL_DATA } from './rules/personal-data.ts'

const DAY_MS = 24 * 3_600_000

const shop = openShop({}, 'tampered')
let start = 0
// Rows that the database dates itself grow old too, so both begin today: coupons and bags of the
// demo shop may have ended by then.
beforeAll(async () => {
  await daysLater(0, [])
  await query(shop, `update shop.coupons set valid_to = 'infinity'`)
  await query(shop, 'update shop.batches set best_before = current_date + 300')
})

/** The shop as it will be so many days later, after a night's work. */
async function daysLater(days: number, jobs: ('purge-expired' | 'age-accounts')[] = ['purge-expired']): Promise<void> {
  shop.clock.offsetMs = start + days * DAY_MS
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
  for (const job of jobs) await runJob(shop, job)
  expect(shop.logLines.filter((line) => /purge_failed|aging_failed/.test(line))).toEqual([])
}

describe('somebody who leaves', () => {
  let planted: Planted
  beforeAll(async () => {
    planted = await plantPerson(shop, 'zmizelova')
  })

  test('takes along everything we know, and nothing that opens a door', async () => {
    const { value } = await planted.person.call('exportData', {})
    const parts = value as unknown as Record<string, unknown[]>
    // A passkey needs a device.
    const empty = Object.keys(EXPORTS).filter((part) => parts[part]?.length === 0)
    expect(empty, 'give the person of planted-person.ts a row of it').toEqual(['passkeys'])
    expect(JSON.stringify(value)).not.toMatch(/argon2id|_hash|public_key|p256dh/)
    expect(parts.documents).toMatchObject([{ kind: 'invoice', files: [{}, {}] }])
    expect(parts.payments).toMatchObject([{ transfers: [{ message: 'Od zmizelova' }] }])
    expect(parts.tickets).toHaveLength(2)
    expect(parts.reviews).toMatchObject([{ body: 'zmizelova', versions: [{}] }])
    expect(parts.newsletter).toMatchObject([{ state: 'confirmed', events: [{}] }])
  })

  test('is nowhere afterwards but where the law and claims keep it', async () => {
    const { person, token } = planted
    expect((await person.call('orderDetail', { token })).status).toBe(200)
    expect((await person.call('deleteAccount', { password: PASSWORD, understood: true })).status).toBe(200)
    expect((await shop.mailTo(person.email)).subject).toBe('Účet je smazaný')
    await daysLater(3)
    expect(await tablesWith(shop, 'zmizelova')).toEqual([
      // Pages of the account's statement as the bank sent them, for 90 days.
      'internal.bank_pages',
      'internal.document_files',
      // Waits to be sent, and is emptied after a month when it never goes.
      'internal.mails',
      // Goes when the order is closed.
      'internal.parcel_labels',
      // A photo of a complaint is kept with it.
      'internal.uploads',
      'shop.bank_movements',
      'shop.cases',
      // Nobody can say whose words they are.
      'shop.content_votes',
      'shop.coupon_redemptions',
      'shop.documents',
      'shop.order_events',
      'shop.orders',
      'shop.parcel_events',
      'shop.refunds',
      'shop.staff_tasks',
      'shop.ticket_messages',
      'shop.tickets',
    ])
    expect(await query(shop, `select topic from shop.tickets where email = $1`, [person.email])).toEqual([
      { topic: 'return' },
    ])
  })

  test('has no link left that opens an order', async () => {
    for (const name of ['order', 'orderDetail', 'payment'] as const) {
      expect((await planted.person.call(name, { token: planted.token })).status, name).toBe(404)
    }
    expect((await planted.person.call('cancelOrder', { token: planted.token })).status).toBe(404)
  })

  test('keeps the proof of consent without the address', async () => {
    const [row] = await query<{ email: null; events: number; hash: boolean }>(
      shop,
      `select s.email, s.email_hash is not null as hash, count(e.id)::int as events
         from internal.newsletter_subscriptions s join internal.newsletter_events e on e.subscription_id = s.id
        where s.email_hash is not null group by s.id`,
    )
    expect(row).toMatchObject({ email: null, hash: true, events: 2 })
  })
})

describe('somebody who never comes back', () => {
  beforeAll(async () => {
    // Days are counted from here on: a bank is not read in the past.
    start = shop.clock.offsetMs
    await plantPerson(shop, 'bezestopova')
    // Sessions are counted by the clock of the machine; this one will have ended long before.
    await query(shop, `update auth.sessions set expires_at = now() + interval '90 days'`)
  })

  const YEAR = 365.25
  const PERSONAL = Object.keys(PERSONAL_DATA)
  const EVERYWHERE = ['internal.document_files', 'shop.bank_movements', 'shop.documents', 'shop.refunds']
  const FOUR_YEARS = [
    'shop.cases',
    'shop.coupon_redemptions',
    'shop.order_events',
    'shop.orders',
    'shop.parcel_events',
    'shop.staff_tasks',
    'shop.tickets',
  ]
  const ACCOUNT = [
    'auth.users',
    'shop.addresses',
    'shop.customers',
    'shop.dogs',
    'shop.reviews',
    'internal.review_versions',
  ]

  test('after a month only what the account, the law and claims need is left', async () => {
    await daysLater(33)
    const left = await tablesWith(shop, 'bezestopova', PERSONAL)
    for (const table of [
      'internal.registrations',
      'graphile_worker._private_jobs',
      'internal.pushes',
      'internal.link_tokens',
    ]) {
      expect(left).not.toContain(table)
    }
    expect(left).toEqual(expect.arrayContaining([...EVERYWHERE, ...FOUR_YEARS, ...ACCOUNT]))
    expect(await query(shop, `select from shop.carts where details ->> 'email' like 'bezestopova%'`)).toEqual([])
  })

  test('after ninety days no mail says what it said, and no session from where', async () => {
    await daysLater(92)
    expect(await query(shop, `select from internal.mails where data::text like '%bezestopova%'`)).toEqual([])
    expect(await query(shop, `select from auth.sessions where ip_address is not null`)).toEqual([])
    expect(await tablesWith(shop, 'bezestopova', PERSONAL)).toContain('internal.mails')
  })

  test('after two years mails, surveys, fairs and certificates are gone', async () => {
    await daysLater(2 * YEAR + 40)
    const left = await tablesWith(shop, 'bezestopova', PERSONAL)
    const gone = [
      'internal.mails',
      'internal.survey_invitations',
      'internal.fair_entries',
      'shop.content_votes',
      'internal.product_alerts',
      'shop.prepared_baskets',
    ]
    for (const table of gone) expect(left).not.toContain(table)
    expect(await query(shop, `select from internal.uploads where name = 'bezestopova.pdf'`)).toEqual([])
    expect(left).toEqual(expect.arrayContaining([...EVERYWHERE, ...FOUR_YEARS, ...ACCOUNT]))
  })

  test('before three idle years a mail says so, a month later the account is gone', async () => {
    await daysLater(3 * YEAR - 40, ['age-accounts'])
    expect(
      shop.sink.mails.some(
        ({ subject, recipient }) => recipient === 'bezestopova@priklad.cz' && subject?.includes('brzy smažeme'),
      ),
    ).toBe(false)
    await daysLater(3 * YEAR - 20, ['age-accounts'])
    expect((await shop.mailTo('bezestopova@priklad.cz')).subject).toBe('Účet v Čenichu brzy smažeme')
    await daysLater(3 * YEAR + 5, ['age-accounts'])
    expect(await tablesWith(shop, 'bezestopova', PERSONAL)).toContain('shop.customers')
    await daysLater(3 * YEAR + 12, ['age-accounts'])
    await daysLater(3 * YEAR + 15)
    const left = await tablesWith(shop, 'bezestopova', PERSONAL)
    for (const table of ACCOUNT) expect(left).not.toContain(table)
    expect(left).toEqual(expect.arrayContaining([...EVERYWHERE, ...FOUR_YEARS]))
  })

  test('orders and complaints are kept four years, then nobody is in them', async () => {
    await daysLater(4 * YEAR - 5)
    expect(await tablesWith(shop, 'bezestopova', PERSONAL)).toEqual(
      expect.arrayContaining([...EVERYWHERE, ...FOUR_YEARS]),
    )
    await daysLater(4 * YEAR + 5)
    expect(await tablesWith(shop, 'bezestopova', PERSONAL)).toEqual(EVERYWHERE)
    const [order] = await query<{ email: string; payable: number; trimmed: boolean }>(
      shop,
      `select email, payable::int, trimmed_at is not null as trimmed from shop.orders order by id desc limit 1`,
    )
    expect(order).toMatchObject({ email: '', trimmed: true, payable: expect.any(Number) })
  })

  test('documents and money are kept ten years from the end of the year, then nobody is anywhere', async () => {
    const documented = new Date(Date.now() + start)
    const end = (Date.UTC(documented.getUTCFullYear() + 11, 0, 1) - documented.getTime()) / DAY_MS
    await daysLater(end - 5)
    expect(await tablesWith(shop, 'bezestopova', PERSONAL)).toEqual(EVERYWHERE)
    await daysLater(end + 5)
    expect(await tablesWith(shop, 'bezestopova')).toEqual([])
    expect(await tablesWith(shop, 'zmizelova')).toEqual([])
    expect(await query(shop, 'select from internal.document_files')).toEqual([])
    const kept = await query(shop, `select number, payable from shop.documents`)
    expect(kept.length).toBeGreaterThan(0)
    expect(
      await query(shop, `select from internal.audit_log where at < internal.shop_now() - interval '4 years'`),
    ).toEqual([])
  })
})

test('whoever comes back after the warning keeps the account', async () => {
  await daysLater(0, [])
  const person = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers set seen_at = now() - interval '1090 days', created_at = now() - interval '1090 days' where email = $1`,
    [person.email],
  )
  await query(shop, `update auth.sessions set updated_at = now() - interval '1090 days'`)
  await runJob(shop, 'age-accounts')
  expect((await shop.mailTo(person.email)).subject).toBe('Účet v Čenichu brzy smažeme')
  await person.call('signIn', { email: person.email, password: PASSWORD })
  await daysLater(31, ['age-accounts'])
  expect(await query(shop, 'select from shop.customers where email = $1', [person.email])).toHaveLength(1)
})

test('a rule that fails leaves the others to do their work, and a big night is done in batches', async () => {
  await daysLater(0, [])
  await query(
    shop,
    `insert into internal.rate_limits (action, subject, window_start, hits)
    select 'test', sha256(n::text::bytea), now() - interval '3 days', 1 from generate_series(1, 1200) n`,
  )
  await query(
    shop,
    `create function internal.planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
    create trigger planted before delete on internal.sign_in_failures for each row execute function internal.planted();
    insert into internal.sign_in_failures (subject, failures, retry_at, last_at) values ('x', 1, now(), now() - interval '3 days')`,
  )
  await runJob(shop, 'purge-expired')
  expect(await query(shop, `select from internal.rate_limits where action = 'test'`)).toEqual([])
  expect(shop.logLines.some((line) => line.includes('store.purge_failed') && line.includes('signInFailures'))).toBe(
    true,
  )
})
