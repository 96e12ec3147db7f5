import { fromPragueTime } from '@shop/domain/calendar/prague-time'
import { beforeEach, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'

const shop = openShop()
beforeEach(() => goTo('2026-11-16', '08:10'))

async function goTo(day: string, time: string): Promise<void> {
  shop.clock.offsetMs = fromPragueTime(day, time).getTime() - Date.now()
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
}

const lotsOf = ({ email }: Person) =>
  query<{ remaining: number; from: string; until: string }>(
    shop,
    `select l.remaining, l.usable_from::text as from, l.expires_at::text as until
       from shop.credit_lots l join shop.customers c on c.id = l.customer_id where c.email = $1 order by l.id`,
    [email],
  )

test('credits that somebody has stay as they are, whatever the rules become', async () => {
  const owner = await newCustomer(shop)
  await owner.call('addDog', { name: 'Ferda', age: { kind: 'born', on: '2021-11-16' } })
  await query(shop, `update shop.dogs set born_noted_at = born_noted_at - interval '40 days'`)
  await runJob(shop, 'give-birthdays')
  await query(
    shop,
    `insert into shop.credit_entries (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, created_at)
     select c.id, 'goodwill', 300, n.at, internal.credits_end(n.at, 12), 'test', '1', n.at
       from shop.customers c cross join (select internal.shop_now() as at) n where c.email = $1`,
    [owner.email],
  )
  const before = await lotsOf(owner)
  expect(before.length).toBeGreaterThanOrEqual(2)
  const balance = (await owner.call('cart', {})).value.credits?.balance

  // Worse in every way than the office could write them: less, for a shorter time, and from a higher level on.
  await query(
    shop,
    `update shop.settings set value = '1' where key in ('loyalty.validity_months', 'loyalty.birthday_days', 'loyalty.birthday_credits',
       'loyalty.welcome_credits', 'loyalty.dog_profile_credits')`,
  )
  await query(shop, 'update shop.loyalty_levels set from_turnover = from_turnover * 2, earn_percent = 1')
  await goTo('2026-12-30', '08:10')
  for (const job of ['age-credits', 'count-levels', 'give-birthdays'] as const) await runJob(shop, job)
  expect(await lotsOf(owner)).toEqual(before)
  expect((await owner.call('cart', {})).value.credits?.balance).toBe(balance)
})
