import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { move, query, runJob, sendTransfer, subjectsTo } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { SKU, setStock, visit } from '../shopping.ts'
import { dueIn, fillForCompany, newCompany, orderForCompany } from './buying-company.ts'

const DAY = 24 * 60
const shop = openShop()

const companyOf = async (who: Person) => (await who.call('company', {})).value.company

async function acceptedDebt(email: string): Promise<number> {
  const [row] = await query<{ sum: number }>(
    shop,
    `select coalesce(sum(o.payable), 0)::int as sum from shop.orders o join shop.customers c on c.id = o.customer_id
      where c.email = $1 and o.payment_kind = 'invoice' and o.state = 'accepted'`,
    [email],
  )
  return row?.sum ?? 0
}

type Ready = Awaited<ReturnType<typeof fillForCompany>>

/** All at one moment. A slow machine may be too busy to answer some; a cart is ordered once, so they are pressed again. */
async function placeAll(owner: Person, ready: Ready[]): Promise<string[]> {
  const answers = await Promise.all(
    ready.map(async (order) => ({ order, answer: await owner.call('placeOrder', order) })),
  )
  const states = answers.flatMap(({ answer }) => (answer.status === 201 ? [answer.value.state] : []))
  const busy = answers.filter(({ answer }) => answer.status >= 500).map(({ order }) => order)
  expect(states.length + busy.length).toBe(ready.length)
  return busy.length === 0 ? states : [...states, ...(await placeAll(owner, busy))]
}

test('fifty orders at once never owe more than the limit; the rest waits for a person', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompany(shop)
  const first = await orderForCompany(shop, owner)
  expect(first.state).toBe('accepted')
  // Ten such orders fit, the first among them.
  await query(shop, 'update shop.customers set invoice_limit = $2 where email = $1', [
    owner.email,
    first.payable * 10 + 100,
  ])
  // An account has one open cart and presses the button thirty times at most; here neither holds.
  await query(
    shop,
    `drop index shop.carts_one_open;
     create function internal.forget_hits() returns trigger language plpgsql set search_path = pg_catalog, pg_temp
       as $$ begin new.hits := 1; return new; end $$;
     create trigger forget_hits before insert or update on internal.rate_limits for each row execute function internal.forget_hits()`,
  )
  const pattern = await fillForCompany(shop, owner)
  const carts = await query<{ id: number }>(
    shop,
    `with carts as (
       insert into shop.carts select (jsonb_populate_record(c, jsonb_build_object('id', 900000 + n, 'state', 'active'))).*
         from shop.carts c, generate_series(1, 49) n where c.id = $1 returning id
     ), lines as (
       insert into shop.cart_lines select (jsonb_populate_record(l, jsonb_build_object('cart_id', c.id))).*
         from shop.cart_lines l, carts c where l.cart_id = $1
     ) select id::int as id from carts`,
    [pattern.cartId],
  )
  const ready = [pattern, ...carts.map(({ id }) => ({ ...pattern, cartId: id }))]
  const states = await placeAll(owner, ready)
  expect(states.filter((state) => state === 'accepted')).toHaveLength(9)
  expect(states.filter((state) => state === 'awaiting_approval')).toHaveLength(41)
  expect(await acceptedDebt(owner.email)).toBe(first.payable * 10)
  expect((await companyOf(owner))?.debts.owed).toBe(first.payable * 10)
})

test('an old unpaid invoice stops new ones and says why; by transfer they go on', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompany(shop)
  const first = await orderForCompany(shop, owner)
  await dueIn(shop, first.orderId, -7)
  await runJob(shop, 'age-invoices')
  // Forgiven yet, but looked at by somebody.
  expect((await orderForCompany(shop, owner)).state).toBe('awaiting_approval')
  expect((await companyOf(owner))?.debts).toMatchObject({ isStopped: false, overdue: first.payable })

  const ready = await fillForCompany(shop, owner)
  await dueIn(shop, first.orderId, -8)
  const refused = await owner.call('placeOrder', ready)
  expect(refused.error.code).toBe('cart_not_orderable')
  expect(refused.error.details).toMatchObject({
    problems: [{ code: 'payment_impossible', refusal: { code: 'invoice_overdue' } }],
  })
  expect((await owner.call('choosePayment', { paymentCode: 'na-fakturu' })).error).toMatchObject({
    code: 'payment_impossible',
    details: { reason: 'invoice_overdue' },
  })
  expect((await companyOf(owner))?.debts.isStopped).toBe(true)
  const other = await owner.call('choosePayment', { paymentCode: 'prevod-qr' })
  expect(other.status).toBe(200)
  expect((await orderForCompany(shop, owner, { payment: 'prevod-qr' })).state).toBe('awaiting_payment')

  await sendTransfer(shop, { amount: first.payable, variableSymbol: first.number })
  expect((await orderForCompany(shop, owner)).state).toBe('accepted')
})

test('each day of reminding reminds once, however often the job runs', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompany(shop)
  const first = await orderForCompany(shop, owner)
  await dueIn(shop, first.orderId, -1)
  const reminders = () => subjectsTo(shop, owner.email).filter((subject) => subject?.includes('po splatnosti')).length
  for (let run = 0; run < 3; run += 1) await runJob(shop, 'age-invoices')
  await shop.runJobs()
  expect(reminders()).toBe(1)
  move(shop, 6 * DAY)
  for (let run = 0; run < 2; run += 1) await runJob(shop, 'age-invoices')
  await shop.runJobs()
  expect(reminders()).toBe(2)
  move(shop, -6 * DAY)
})

test('open invoices are aged; a stranger, a retail customer and another company see none of them', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompany(shop)
  const days = [3, -5, -20, -40]
  const orders = []
  for (const _ of days) orders.push(await orderForCompany(shop, owner))
  for (const [index, day] of days.entries()) await dueIn(shop, orders[index]?.orderId ?? 0, day)
  const view = await companyOf(owner)
  expect(view?.debts.ageing.map(({ age, count }) => [age, count])).toEqual([
    ['not_due', 1],
    ['to_14', 1],
    ['to_30', 1],
    ['over_30', 1],
  ])
  expect(view?.debts.invoices.map(({ orderNumber }) => orderNumber)).toEqual(
    [...orders].reverse().map(({ number }) => number),
  )
  const other = await newCompany(shop)
  expect((await companyOf(other))?.debts).toMatchObject({ owed: 0, invoices: [] })
  expect(await companyOf(await newCustomer(shop))).toBeNull()
  expect((await visit(shop).call('company', {})).error.code).toBe('not_signed_in')
})
