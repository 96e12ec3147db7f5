import { addDays } from '@shop/domain/calendar/local-date'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob, subjectsTo } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { goTo } from '../plan/planning.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))

/** A browser of theirs that wants to hear about these topics. */
async function listen({ email }: Person, topics: string[]): Promise<void> {
  await query(
    shop,
    `insert into internal.push_subscriptions (customer_id, endpoint, endpoint_hash, p256dh, auth, topics, created_at)
     select id, 'https://push.example/' || id, sha256(convert_to($1, 'UTF8')), 'key', 'secret', $2, now() from shop.customers where email = $1`,
    [email, topics],
  )
}

const saidTo = ({ email }: Person) =>
  query<{ title: string; body: string; path: string }>(
    shop,
    `select p.title, p.body, p.path from internal.pushes p join internal.push_subscriptions b on b.id = p.subscription_id
       join shop.customers c on c.id = b.customer_id where c.email = $1 order by p.id`,
    [email],
  )

async function bought(regularWeeks: number | null): Promise<Person> {
  const person = await newCustomer(shop)
  await person.call('addDog', { name: 'Bára', weight: { measuredOn: '2026-11-16', grams: 9000 } })
  await person.call('addLine', { variantId: await variantId(shop, SKU.bag2), regularWeeks })
  const { value } = await person.call('placeOrder', await fillCheckout(person, { details: { email: person.email } }))
  if (regularWeeks !== null) await person.call('startPlan', { token: value.accessToken })
  await goTo(shop, '2026-11-18', '11:00')
  await deliver(shop, value.orderId)
  return person
}

test('food that runs out is said in a browser that was asked to, once, without a consent to mails', async () => {
  const [asked, other] = [await bought(null), await bought(null)]
  await listen(asked, ['run_out'])
  await listen(other, ['orders', 'plans', 'credits', 'watchdog'])
  for (let count = 1; count <= 20; count += 1) {
    await goTo(shop, addDays('2026-11-18', count), '10:00')
    await runJob(shop, 'remind-run-outs')
  }
  const said = await saidTo(asked)
  expect(said).toEqual([
    {
      title: 'Dochází krmivo',
      body: expect.stringMatching(/ vystačí zhruba do /),
      path: expect.stringMatching(/^\/produkt\//),
    },
  ])
  expect(await saidTo(other)).toEqual([])
  expect(subjectsTo(shop, asked.email).filter((subject) => subject?.startsWith('Dochází'))).toEqual([])
})

test('a parcel of a plan is announced in a browser beside its mail, once', async () => {
  const person = await bought(4)
  await listen(person, ['plans'])
  for (let count = 1; count <= 30; count += 1) {
    await goTo(shop, addDays('2026-11-18', count), '10:00')
    await runJob(shop, 'follow-cycles')
    await runJob(shop, 'announce-cycles')
  }
  expect(await saidTo(person)).toEqual([
    {
      title: 'Chystá se další dodávka',
      body: expect.stringMatching(/^Bude stát .*Změnit ji jde do /),
      path: '/ucet/pravidelne-doruceni',
    },
  ])
})

test('credits of a birthday are said in a browser, whatever was agreed about mails', async () => {
  const person = await newCustomer(shop)
  await listen(person, ['credits'])
  await person.call('addDog', { name: 'Ferda', age: { kind: 'born', on: '2021-11-16' } })
  await query(shop, `update shop.dogs set born_noted_at = born_noted_at - interval '40 days'`)
  await goTo(shop, '2026-11-16', '09:10')
  for (const _ of [1, 2]) await runJob(shop, 'give-birthdays')
  expect(await saidTo(person)).toMatchObject([{ title: 'Všechno nejlepší: Ferda', path: '/ucet/prehled-kreditu' }])
})
