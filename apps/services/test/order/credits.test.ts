import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { balanceOn } from '@shop/domain/credits/ledger'
import { bonusDates, releaseDates } from '@shop/domain/credits/lot-dates'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { hear, move, openPayment, placeOrder, query, runJob, subjectsTo } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { SKU } from '../shopping.ts'
import { type Bought, type BuyAndReturn, type Customer, openBuyAndReturn } from './buy-and-return.ts'

const shop = openShop()
let { support, buy, deliver, giveBack } = {} as BuyAndReturn
beforeAll(async () => {
  ;({ support, buy, deliver, giveBack } = await openBuyAndReturn(shop))
})
afterEach(async () => {
  await runJob(shop, 'age-credits')
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
})

const DAY = 24 * 60

/** What was earned, taken of it, spent, and given back of that, by one order. */
async function creditsOf({ orderId }: Bought) {
  const [row] = await query<{ earned: number; taken: number; spent: number; given: number }>(
    shop,
    `select coalesce(sum(e.amount) filter (where e.kind = 'purchase'), 0)::int as earned,
            coalesce(-sum(e.amount) filter (where e.kind = 'spend'), 0)::int as spent,
            coalesce(sum(b.given), 0)::int as given, coalesce(sum(b.taken), 0)::int as taken
       from shop.credit_entries e
       left join lateral (
         select sum(r.amount) filter (where r.amount > 0) as given, -sum(r.amount) filter (where r.amount < 0) as taken
           from shop.credit_entries r where r.reverses_id = e.id
       ) b on true
      where e.reference_type = 'order' and e.reference_id = $1`,
    [String(orderId)],
  )
  return row
}

const usableOf = async ({ email }: Customer) =>
  (
    await query<{ left: number }>(
      shop,
      `select coalesce(sum(l.remaining), 0)::int as left from shop.credit_lots l join shop.customers c on c.id = l.customer_id
        where c.email = $1 and l.usable_from <= $2 and (l.expires_at is null or l.expires_at > $2)`,
      [email, shop.clock.now()],
    )
  )[0]?.left

describe('goods that come back', () => {
  test('take their share of what they earned and give back their share of what was spent on them', async () => {
    const customer = await newCustomer(shop)
    const order = await buy(customer, { credits: 50 })
    await deliver(order)
    const { earned = 0 } = (await creditsOf(order)) ?? {}
    expect(earned).toBeGreaterThan(10)
    const lines = [{ position: 1, pieces: 1 }]
    const { value: told } = await support.call('previewRefund', { orderId: order.orderId, lines })
    expect(told).toMatchObject({ creditsBack: 25, creditsTaken: Math.floor(earned / 2) })
    await giveBack(order, { lines })
    expect(await creditsOf(order)).toEqual({ earned, taken: Math.floor(earned / 2), spent: 50, given: 25 })
    await giveBack(order, { lines: [{ position: 1, pieces: 1 }] })
    expect(await creditsOf(order)).toEqual({ earned, taken: earned, spent: 50, given: 50 })
    expect(await usableOf(customer)).toBe(50)
  })

  test('before delivery earn less from the beginning, and the rest can be spent in time', async () => {
    const customer = await newCustomer(shop)
    const order = await buy(customer)
    await giveBack(order, { lines: [{ position: 1, amount: 100_000 }] })
    await deliver(order)
    const { earned = 0, taken = 0 } = (await creditsOf(order)) ?? {}
    const [line] = await query<{ amount: number }>(
      shop,
      'select amount::int from shop.order_lines where order_id = $1 and position = 1',
      [order.orderId],
    )
    expect(taken).toBe(Math.floor((earned * 100_000) / (line?.amount ?? 1)))
    move(shop, 14 * DAY)
    expect(await usableOf(customer)).toBe(50 + earned - taken)
  })

  test('give credits back with their own end, but at least for thirty days', async () => {
    const customer = await newCustomer(shop)
    await query(
      shop,
      `update shop.credit_entries set expires_at = $2::timestamptz + interval '20 days'
        where customer_id = (select id from shop.customers where email = $1)`,
      [customer.email, shop.clock.now()],
    )
    const order = await buy(customer, { credits: 50 })
    await deliver(order)
    await giveBack(order, {})
    const [lot] = await query<{ days: number; time: string }>(
      shop,
      `select (expires_at at time zone 'Europe/Prague')::date - ($2::timestamptz at time zone 'Europe/Prague')::date as days,
              to_char(expires_at at time zone 'Europe/Prague', 'HH24:MI') as time
         from shop.credit_entries where kind = 'reversal' and amount > 0 and customer_id = (select id from shop.customers where email = $1)`,
      [customer.email, shop.clock.now()],
    )
    expect(lot).toEqual({ days: 30, time: '23:59' })
  })

  test('whose credits are spent already take them from credits to come', async () => {
    const customer = await newCustomer(shop)
    const order = await buy(customer, { pieces: 4 })
    await deliver(order)
    move(shop, 15 * DAY)
    const { earned = 0 } = (await creditsOf(order)) ?? {}
    const later = await buy(customer, { credits: (await usableOf(customer)) ?? 0, pieces: 4 })
    await giveBack(order, {})
    expect((await creditsOf(order))?.taken).toBe(0)
    await deliver(later)
    move(shop, 15 * DAY)
    const before = (await usableOf(customer)) ?? 0
    await runJob(shop, 'age-credits')
    expect((await creditsOf(order))?.taken).toBe(Math.min(earned, before))
    expect(await usableOf(customer)).toBe(before - Math.min(earned, before))
  })
})

describe('days', () => {
  const RULES = { creditedAfterDays: 14, expirationMonths: 12 }

  test.each([
    ['2027-03-01T00:30+01:00', 12, '2028-03-01 23:59'],
    ['2026-12-01T00:10+01:00', 6, '2027-06-01 23:59'],
    ['2028-02-29T12:00+01:00', 12, '2029-02-28 23:59'],
  ])('credits from %s for %i months end at the end of %s', async (from, months, end) => {
    const [row] = await query<{ end: string }>(
      shop,
      `select to_char(internal.credits_end($1, $2) at time zone 'Europe/Prague', 'YYYY-MM-DD HH24:MI') as end`,
      [from, months],
    )
    expect(row?.end).toBe(end)
  })

  test('are the same for the ledger and for the rule, at any moment of any year', async () => {
    const moments = fc.sample(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
      300,
    )
    const rows = await query<{ at: Date; day: string }>(
      shop,
      `select m as at, to_char(internal.credits_end(m, 12) at time zone 'Europe/Prague', 'YYYY-MM-DD') as day
         from unnest($1::timestamptz[]) m`,
      [moments],
    )
    expect(rows.map(({ day }) => day)).toEqual(
      rows.map(({ at }) => bonusDates(toPragueTime(at).date, RULES, null).expiresOn),
    )
  })

  test('of a delivered order are those of the rule', async () => {
    const customer = await newCustomer(shop)
    const order = await buy(customer)
    move(shop, 3 * DAY)
    await deliver(order)
    const [lot] = await query<{ usableFrom: string; expiresOn: string }>(
      shop,
      `select to_char(usable_from at time zone 'Europe/Prague', 'YYYY-MM-DD') as "usableFrom",
              to_char(expires_at at time zone 'Europe/Prague', 'YYYY-MM-DD') as "expiresOn"
         from shop.credit_entries where kind = 'purchase' and reference_id = $1`,
      [String(order.orderId)],
    )
    const today = toPragueTime(shop.clock.now()).date
    expect(lot).toEqual(releaseDates(today, today, RULES))
  })

  test('what can be spent today is the same for the account and for the rule', async () => {
    // The rule knows days, the view moments: with lots that begin at midnight both must say the same all day long.
    const midnight = `date_trunc('day', usable_from at time zone 'Europe/Prague') at time zone 'Europe/Prague'`
    await query(shop, `update shop.credit_entries set usable_from = ${midnight} where lot_id is null`)
    const [row] = await query<{ lots: { id: string; usableFrom: string; expiresOn: string; left: number }[] }>(
      shop,
      `select jsonb_agg(jsonb_build_object('id', id::text, 'left', remaining,
                'usableFrom', to_char(usable_from at time zone 'Europe/Prague', 'YYYY-MM-DD'),
                'expiresOn', to_char(expires_at at time zone 'Europe/Prague', 'YYYY-MM-DD'))) as lots
         from shop.credit_lots
        where usable_from <= internal.shop_now()
           or (usable_from at time zone 'Europe/Prague')::date > (internal.shop_now() at time zone 'Europe/Prague')::date`,
    )
    // A lot of later today, by the moved clock, is one of today for the rule, which knows days, and not yet for the view.
    const lots = row?.lots ?? []
    const ledger = { lots, entries: lots.map(({ id, left }) => ({ lotId: id, kind: 'earn' as const, credits: left })) }
    // The view looks at the clock of the shop, so the rule does too.
    const [clock] = await query<{ at: Date }>(shop, 'select internal.shop_now() as at')
    const today = toPragueTime(clock?.at ?? new Date()).date
    const [sums] = await query<{ usable: number }>(shop, 'select sum(usable)::int as usable from shop.credit_balances')
    expect(sums?.usable).toBe(balanceOn(ledger, today).usable)
  })
})

describe('an order of a guest', () => {
  async function deliveredGuest() {
    const order = await placeOrder(shop, 'karta', SKU.bag12)
    shop.partners.gopay.act(await openPayment(shop, order), 'pay')
    await hear(shop)
    await deliver(order)
    return order
  }

  test('joined to an account within thirty days of its delivery earns what it would have earned', async () => {
    const order = await deliveredGuest()
    expect((await creditsOf(order))?.earned).toBe(0)
    move(shop, 29 * DAY)
    await newCustomer(shop, { email: order.email })
    const [agreed] = await query<{ earned: number }>(
      shop,
      'select credits_earned as earned from shop.orders where id = $1',
      [order.orderId],
    )
    expect(agreed?.earned).toBeGreaterThan(0)
    expect((await creditsOf(order))?.earned).toBe(agreed?.earned)
  })

  test('joined later earns nothing any more', async () => {
    const order = await deliveredGuest()
    move(shop, 31 * DAY)
    await newCustomer(shop, { email: order.email })
    expect((await creditsOf(order))?.earned).toBe(0)
  })
})

// Last, because it moves the clock by a year and no batch of food lives that long.
describe('credits of an account', () => {
  test('are told of thirty and seven days before their end, once each, and then entered as ended', async () => {
    const customer = await newCustomer(shop)
    const [lot] = await query<{ days: number }>(
      shop,
      `select (expires_at at time zone 'Europe/Prague')::date - ($2::timestamptz at time zone 'Europe/Prague')::date as days
         from shop.credit_entries where customer_id = (select id from shop.customers where email = $1)`,
      [customer.email, shop.clock.now()],
    )
    const told = () => subjectsTo(shop, customer.email).filter((subject) => subject?.includes('konec platnosti')).length
    move(shop, ((lot?.days ?? 0) - 30) * DAY)
    await runJob(shop, 'age-credits')
    await runJob(shop, 'age-credits')
    expect(told()).toBe(1)
    move(shop, 23 * DAY)
    await runJob(shop, 'age-credits')
    expect(told()).toBe(2)
    move(shop, 7 * DAY)
    await runJob(shop, 'age-credits')
    expect(await usableOf(customer)).toBe(50)
    move(shop, DAY)
    await runJob(shop, 'age-credits')
    await runJob(shop, 'age-credits')
    const entries = await query<{ kind: string; amount: number }>(
      shop,
      `select kind, amount from shop.credit_entries where customer_id = (select id from shop.customers where email = $1) order by id`,
      [customer.email],
    )
    expect(entries).toEqual([
      { kind: 'welcome', amount: 50 },
      { kind: 'expiry', amount: -50 },
    ])
  })
})
