import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { move, query, runJob, subjectsTo } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { SKU, setStock } from '../shopping.ts'
import { newStaff } from '../staff-member.ts'
import { fillForCompany, newCompany, orderForCompany } from './buying-company.ts'
import { joinedBy, memberIdOf, newCompanyAt, placeOf } from './company-people.ts'

const HOUR = 60
const shop = openShop()

async function netOf(orderId: number): Promise<number> {
  const [row] = await query<{ net: number }>(
    shop,
    'select sum(base)::int as net from shop.order_lines where order_id = $1',
    [orderId],
  )
  return row?.net ?? 0
}

async function stateOf(orderId: number): Promise<string> {
  const [row] = await query<{ state: string }>(shop, 'select state from shop.orders where id = $1', [orderId])
  return row?.state ?? ''
}

async function heldOf(orderId: number): Promise<number> {
  const [row] = await query<{ pieces: number }>(
    shop,
    'select coalesce(sum(pieces), 0)::int as pieces from shop.reservations where order_id = $1',
    [orderId],
  )
  return row?.pieces ?? 0
}

async function waitingOrder(owner: Person, buyer: Person) {
  const order = await orderForCompany(shop, buyer)
  expect(order.state).toBe('awaiting_approval')
  expect((await placeOf(owner))?.waiting?.map(({ number }) => number)).toContain(order.number)
  return order
}

test('over the limit waits with the goods held; an approver agrees, and it goes on once', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const approver = await joinedBy(shop, owner, { role: 'approver' }, 'Horká')
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 100_000 })
  const order = await waitingOrder(owner, buyer)
  const { orderId } = order
  expect(await heldOf(orderId)).toBe(6)
  await shop.runJobs()
  for (const { email } of [owner, approver]) {
    expect(subjectsTo(shop, email)).toContain(`Objednávka ${order.number} čeká na vaše schválení`)
  }
  expect(subjectsTo(shop, buyer.email)).not.toContain(`Objednávka ${order.number} čeká na vaše schválení`)
  expect((await placeOf(approver))?.waiting).toMatchObject([
    { buyer: 'Tomáš Beneš', net: await netOf(orderId), over: 'order', limit: 100_000, pieces: 6 },
  ])
  // Ours is the second word.
  const support = await newStaff(shop, 'staff_support')
  expect((await support.call('approveOrder', { orderId })).error.code).toBe('company_decides')

  const both = await Promise.all([owner, approver].map((who) => who.call('approveCompanyOrder', { orderId })))
  expect(both.map(({ value }) => value.state)).toEqual(['accepted', 'accepted'])
  expect((await approver.call('refuseCompanyOrder', { orderId, reason: 'Pozdě' })).error.code).toBe(
    'company_order_decided',
  )
  await shop.runJobs()
  expect(subjectsTo(shop, buyer.email).filter((one) => one === `Objednávka ${order.number} je schválená`)).toHaveLength(
    1,
  )
  expect((await owner.call('company', {})).value.company?.debts.owed).toBe(order.payable)
  expect((await placeOf(owner))?.waiting).toEqual([])
})

test('refused needs a reason, which the buyer is told; everything it held is let go', async () => {
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const { orderId, number } = await waitingOrder(owner, buyer)
  expect((await owner.call('refuseCompanyOrder', { orderId, reason: '  ' })).status).toBe(400)
  expect((await owner.call('refuseCompanyOrder', { orderId, reason: 'Stojan řešíme v prosinci' })).value.state).toBe(
    'cancelled',
  )
  expect(await heldOf(orderId)).toBe(0)
  expect((await placeOf(buyer))?.ownOrders).toMatchObject([{ number, reason: 'Stojan řešíme v prosinci' }])
  const { text } = await shop.mailTo(buyer.email)
  expect(text).toContain('Stojan řešíme v prosinci')
})

test('nobody agrees with their own, strangers and other roles do not even see it', async () => {
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const accountant = await joinedBy(shop, owner, { role: 'accountant' }, 'Účetní')
  const approver = await joinedBy(shop, owner, { role: 'approver' }, 'Horká')
  const removed = await joinedBy(shop, owner, { role: 'approver' }, 'Bývalá')
  await owner.call('removeMember', { memberId: await memberIdOf(owner, removed) })
  const { orderId } = await waitingOrder(owner, buyer)
  for (const who of [buyer, accountant, removed, await newCompany(shop), await newCustomer(shop)]) {
    expect((await who.call('approveCompanyOrder', { orderId })).status).toBe(404)
    expect((await who.call('refuseCompanyOrder', { orderId, reason: 'Ne' })).status).toBe(404)
  }
  // Made an approver meanwhile, it is still their own.
  await owner.call('changeMember', { memberId: await memberIdOf(owner, buyer), role: 'approver' })
  expect((await buyer.call('approveCompanyOrder', { orderId })).error.code).toBe('company_own_order')
  expect((await placeOf(buyer))?.waiting).toMatchObject([{ isMine: true }])
  expect((await approver.call('approveCompanyOrder', { orderId })).value.state).toBe('accepted')
})

test('an approver and a manager order over any limit by themselves', async () => {
  const owner = await newCompanyAt(shop)
  for (const role of ['approver', 'manager'] as const) {
    const who = await joinedBy(shop, owner, { role, orderLimit: 0 })
    expect((await orderForCompany(shop, who)).state).toBe('accepted')
  }
})

test('over the limit of the company too: first its people agree, then ours', async () => {
  const owner = await newCompanyAt(shop, 100)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const { orderId } = await waitingOrder(owner, buyer)
  expect((await owner.call('approveCompanyOrder', { orderId })).value.state).toBe('awaiting_approval')
  expect((await placeOf(owner))?.waiting).toEqual([])
  const support = await newStaff(shop, 'staff_support')
  expect((await support.call('approveOrder', { orderId })).status).toBe(200)
  expect(await stateOf(orderId)).toBe('accepted')
})

test('the first order of a new wholesaler waits for us after the company has agreed to it', async () => {
  const owner = await newCompanyAt(shop)
  await query(
    shop,
    `insert into shop.applications (storefront_id, kind, state, subject, contact_name, email, phone, answers, message,
                                    secret_hash, answer_by, created_at, decided_at, customer_id, company_id, probation_orders)
     select c.storefront_id, 'wholesale', 'approved', 'Psí potřeby', 'Ivana Malá', c.email, '+420777222333', '{}', '',
            sha256(c.email::bytea), $2, $2, $2, c.id, c.company_id, 1 from shop.customers c where c.email = $1`,
    [owner.email, shop.clock.now()],
  )
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const { orderId } = await waitingOrder(owner, buyer)
  const second = await waitingOrder(owner, buyer)
  expect((await owner.call('approveCompanyOrder', { orderId })).value.state).toBe('awaiting_approval')
  const support = await newStaff(shop, 'staff_support')
  expect((await support.call('approveOrder', { orderId })).status).toBe(200)
  expect((await owner.call('approveCompanyOrder', { orderId: second.orderId })).value.state).toBe('accepted')
})

test('what is paid first is not sent for agreement; the limit is said', async () => {
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 100_000 })
  const ready = await fillForCompany(shop, buyer, { payment: 'prevod-qr' })
  expect((await buyer.call('placeOrder', ready)).error).toMatchObject({
    code: 'company_order_refused',
    details: { reason: 'needs_invoice', over: 'order', limit: 100_000 },
  })
})

test('a day before the end they are reminded once; then it ends and the buyer is told', async () => {
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', orderLimit: 0 })
  const { orderId, number } = await waitingOrder(owner, buyer)
  const [row] = await query<{ minutes: number }>(
    shop,
    'select extract(epoch from deadline_at - $2::timestamptz)::int / 60 as minutes from shop.orders where id = $1',
    [orderId, shop.clock.now()],
  )
  const minutes = row?.minutes ?? 0
  const reminders = () => subjectsTo(shop, owner.email).filter((one) => one === `Objednávka ${number} brzy propadne`)
  await runJob(shop, 'age-orders')
  await shop.runJobs()
  expect(reminders()).toHaveLength(0)
  move(shop, minutes - 10 * HOUR)
  for (let run = 0; run < 2; run += 1) await runJob(shop, 'age-orders')
  await shop.runJobs()
  expect(reminders()).toHaveLength(1)
  move(shop, 11 * HOUR)
  await runJob(shop, 'expire-orders')
  await shop.runJobs()
  expect(await stateOf(orderId)).toBe('cancelled')
  expect((await owner.call('approveCompanyOrder', { orderId })).error.code).toBe('company_order_decided')
  expect((await shop.mailTo(buyer.email)).text).toContain('nikdo v termínu neschválil')
  move(shop, -(minutes + HOUR))
})

test('fifty orders of a buyer at once never go over the limit of the month', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop, 100_000_000)
  const buyer = await joinedBy(shop, owner, { role: 'buyer', monthLimit: 100_000_000 })
  const first = await orderForCompany(shop, buyer)
  const net = await netOf(first.orderId)
  const monthLimit = net * 10 + 100
  await owner.call('changeMember', { memberId: await memberIdOf(owner, buyer), role: 'buyer', monthLimit })
  await query(
    shop,
    `drop index shop.carts_one_open;
     create function internal.forget_hits() returns trigger language plpgsql set search_path = pg_catalog, pg_temp
       as $$ begin new.hits := 1; return new; end $$;
     create trigger forget_hits before insert or update on internal.rate_limits for each row execute function internal.forget_hits()`,
  )
  const pattern = await fillForCompany(shop, buyer)
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
  let left = [pattern, ...carts.map(({ id }) => ({ ...pattern, cartId: id }))]
  const states: string[] = []
  // A slow machine may be too busy to answer some; a cart is ordered once, so they are pressed again.
  while (left.length > 0) {
    const answers = await Promise.all(
      left.map(async (order) => ({ order, answer: await buyer.call('placeOrder', order) })),
    )
    states.push(...answers.flatMap(({ answer }) => (answer.status === 201 ? [answer.value.state] : [])))
    const busy = answers.filter(({ answer }) => answer.status >= 500).map(({ order }) => order)
    expect(answers.filter(({ answer }) => answer.status !== 201 && answer.status < 500)).toEqual([])
    left = busy
  }
  expect(states.filter((state) => state === 'accepted')).toHaveLength(9)
  expect(states.filter((state) => state === 'awaiting_approval')).toHaveLength(41)
  expect((await placeOf(buyer))?.limits).toEqual({ order: null, month: monthLimit, spent: net * 10 })
})

test('people of one company who order at one moment never owe more than its limit', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop, 100_000_000)
  const buyers = []
  for (let nth = 0; nth < 8; nth += 1) buyers.push(await joinedBy(shop, owner, { role: 'buyer' }))
  const ready = []
  for (const buyer of buyers) ready.push({ buyer, order: await fillForCompany(shop, buyer) })
  const { payable = 0 } = ready[0]?.order ?? {}
  await query(shop, 'update shop.customers set invoice_limit = $2 where email = $1', [owner.email, payable * 3])
  const answers = await Promise.all(ready.map(({ buyer, order }) => buyer.call('placeOrder', order)))
  expect(answers.map(({ value }) => value.state).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'accepted'),
    ...Array.from({ length: 5 }, () => 'awaiting_approval'),
  ])
  expect((await owner.call('company', {})).value.company?.debts.owed).toBe(payable * 3)
})
