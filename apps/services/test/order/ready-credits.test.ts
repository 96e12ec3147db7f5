import { formatCredits } from '@shop/czech/format-credits'
import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { move, query, runJob, subjectsTo } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { type Customer, openBuyAndReturn } from './buy-and-return.ts'

const shop = openShop()
const DAY = 24 * 60

const sumOf = async ({ email }: Customer, kind: string | null) =>
  (
    await query<{ sum: number }>(
      shop,
      `select coalesce(sum(l.remaining), 0)::int as sum from shop.credit_lots l join shop.credit_entries e on e.id = l.id
         join shop.customers c on c.id = l.customer_id where c.email = $1 and l.usable_from <= $2 and ($3::text is null or e.kind = $3)`,
      [email, shop.clock.now(), kind],
    )
  )[0]?.sum ?? 0
const readyOf = (customer: Customer) => sumOf(customer, 'purchase')
const usableOf = (customer: Customer) => sumOf(customer, null)

const told = ({ email }: Customer) =>
  subjectsTo(shop, email).filter((subject) => subject?.startsWith('Máte nové kredity: '))

test('what an order has earned is told once, when it can be spent, to who wants reminders; not when all of it came back', async () => {
  const { buy, deliver, giveBack } = await openBuyAndReturn(shop)
  const [wants, quiet, returns] = [await newCustomer(shop), await newCustomer(shop), await newCustomer(shop)]
  for (const person of [wants, returns]) {
    await person.call('setConsent', { topic: 'reminders', granted: true, wordingVersion: 1 })
  }
  const order = await buy(wants)
  const returned = await buy(returns)
  for (const one of [order, await buy(quiet), returned]) await deliver(one)
  await giveBack(returned, {})
  move(shop, 13 * DAY)
  await runJob(shop, 'tell-ready-credits')
  expect(told(wants)).toEqual([])
  move(shop, DAY)
  for (const _ of [1, 2]) await runJob(shop, 'tell-ready-credits')
  move(shop, DAY)
  await runJob(shop, 'tell-ready-credits')
  const earned = await readyOf(wants)
  expect(told(wants)).toEqual([`Máte nové kredity: ${formatCredits(earned)}`])
  expect([...told(quiet), ...told(returns)]).toEqual([])
  const { text } = await shop.mailTo(wants.email)
  expect(text).toContain(formatCredits(await usableOf(wants)))
  const [, token = ''] = /\/l\/souhlas\/(\S+?)[\])\s]/.exec(`${text} `) ?? []
  expect((await wants.call('withdrawConsent', { token })).value).toMatchObject({ granted: false })
})
