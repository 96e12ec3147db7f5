import type { Buyer } from '@shop/stack/buyer'
import type { Urls } from '@shop/stack/processes'
import type pg from 'pg'
import type { Verdict } from './ask-data.ts'
import { CALLERS, type Caller, emailOf, type Letter } from './people.ts'

/** Somebody who is nowhere else, so that one word is enough to tell that they are shown. */
const PERSON = {
  email: 'tajna.osoba@maska.example',
  phone: '+420602987654',
  street: 'Utajená 77',
  lastName: 'Skrytová',
}
const WORDS = [PERSON.email, PERSON.phone, PERSON.street, PERSON.lastName]
const MASKED: readonly Letter[] = ['s', 'm', 'd', 'o']
const NEVER: readonly Letter[] = ['w', 't']

/** Masked for everybody, shown after a reason to whoever gave it, masked again when the minutes are over; and the reason is written down. */
export async function judgeMasks(urls: Urls, pool: pg.Pool, callers: readonly Caller[]): Promise<Verdict> {
  const orderId = await plantOrder(pool)
  const customerId = await plantCustomer(pool)
  const faults: string[] = []
  let asked = 0
  const shows = async (caller: Caller): Promise<string[]> => {
    const texts = await readAll(urls, caller, orderId, customerId)
    asked += texts.length
    return WORDS.filter((word) => texts.some((text) => text.includes(word)))
  }
  for (const caller of callers.filter(({ letter }) => [...MASKED, ...NEVER].includes(letter))) {
    const who = CALLERS[caller.letter]
    const early = await shows(caller)
    if (early.length > 0) faults.push(`${who} reads ${early.join(', ')} without a reason`)
    if (NEVER.includes(caller.letter)) continue
    for (const [objectType, objectId] of [
      ['order', orderId],
      ['customer', customerId],
    ] as const) {
      const { status } = await reveal(caller.buyer, objectType, objectId)
      if (status !== 201) faults.push(`${who} gave a reason to see the ${objectType} and was answered ${status}`)
    }
    if (!(await shows(caller)).includes(PERSON.street)) faults.push(`${who} gave a reason and sees nothing`)
    const others = callers.filter(({ letter }) => letter !== caller.letter && MASKED.includes(letter))
    for (const other of others)
      if ((await shows(other)).length > 0) faults.push(`${CALLERS[other.letter]} sees what ${who} gave a reason for`)
    await pool.query(`update internal.staff_reveals set shown_until = now() - interval '1 second'`)
    if ((await shows(caller)).length > 0) faults.push(`${who} still sees it when the minutes are over`)
  }
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from internal.audit_log where action = 'person.revealed' and object_type = 'order' and object_id = $1 and details ->> 'reason' = 'calling'`,
    [String(orderId)],
  )
  if (rows[0]?.count !== MASKED.length)
    faults.push(`${rows[0]?.count} of ${MASKED.length} reasons are in the audit log`)
  return { asked, faults }
}

function reveal(buyer: Buyer, objectType: 'order' | 'customer', objectId: number) {
  return buyer.send('POST', '/staff/reveals', { objectType, objectId, reason: 'calling', note: '' })
}

async function readAll(urls: Urls, { token }: Caller, orderId: number, customerId: number): Promise<string[]> {
  const paths = [
    `/staff_customers?id=eq.${customerId}`,
    `/rpc/staff_customer?wanted=${customerId}`,
    '/rpc/staff_customers_found?q=skrytova',
    `/rpc/staff_customers_found?q=${encodeURIComponent(PERSON.email)}`,
    `/staff_orders?id=eq.${orderId}`,
    `/rpc/staff_order?wanted=${orderId}`,
    `/rpc/staff_find?q=skrytova`,
    `/rpc/staff_find?q=602987654`,
    `/rpc/staff_find?q=${encodeURIComponent(PERSON.email)}`,
    '/rpc/staff_today',
    '/documents',
    '/staff_tasks',
  ]
  const answers = paths.map((path) => fetch(`${urls.data}${path}`, { headers: { authorization: `Bearer ${token}` } }))
  return Promise.all((await Promise.all(answers)).map((answer) => answer.text()))
}

async function plantCustomer(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with planted as (
       insert into shop.customers (storefront_id, email, first_name, last_name, phone, created_at) values (1, $1, 'Jana', $2, $3, now()) returning id),
     home as (
       insert into shop.addresses (customer_id, first_name, last_name, street, city, zip, country, created_at)
       select id, 'Jana', $2, $4, 'Brno', '60200', 'CZ', now() from planted)
     select id::int from planted`,
    [PERSON.email, PERSON.lastName, PERSON.phone, PERSON.street],
  )
  return rows[0]?.id ?? 0
}

/** A copy of nothing: the least order the tables take. */
async function plantOrder(pool: pg.Pool): Promise<number> {
  const place = JSON.stringify({
    firstName: 'Jana',
    lastName: PERSON.lastName,
    street: PERSON.street,
    city: 'Brno',
    zip: '60200',
    country: 'CZ',
    company: null,
  })
  const { rows } = await pool.query<{ id: number }>(
    `with cart as (
       insert into shop.carts (storefront_id, customer_id, created_at, changed_at, expires_at)
       select 1, c.id, now(), now(), now() + interval '1 day' from shop.customers c where c.email = $4 returning id)
     insert into shop.orders (storefront_id, number, cart_id, customer_group, state, placed_at, email, phone, billing, delivery, shipping_method_id,
       shipping_kind, payment_method_id, payment_kind, parcels, basis, goods_list, goods_paid, total, payable, vat, price_trace, terms_version_id, button_text)
     select 1, '2611999999', cart.id, 'maloobchod', 'accepted', now(), $1, $2, $3, $3,
       (select id from shop.shipping_methods where kind = 'address' order by id limit 1), 'address',
       (select id from shop.payment_methods where kind = 'cod' order by id limit 1), 'cod', '[]', 'gross', 100, 100, 100, 100, '[]', '[]',
       (select id from shop.static_page_versions order by id limit 1), 'x' from cart returning id::int`,
    [PERSON.email, PERSON.phone, place, emailOf('c')],
  )
  return rows[0]?.id ?? 0
}
