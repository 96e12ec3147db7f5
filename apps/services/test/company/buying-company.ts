import type { Harness } from '../harness.ts'
import { query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'

/** An account with the terms of an approved wholesaler; how they come about is tested with applications. */
export async function newCompany(shop: Harness, limit: number | null = 10_000_000): Promise<Person> {
  const owner = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers c set customer_group_id = g.id, invoice_limit = $2, invoice_due_days = 14,
            company_id = '45317054', company_name = 'Psí potřeby Vzorová a.s.'
       from shop.customer_groups g where g.code = 'velkoobchod' and c.email = $1`,
    [owner.email, limit],
  )
  return owner
}

/** A cart over the least that is sold on invoice, ready to be ordered. */
export async function fillForCompany(shop: Harness, buyer: Person, { pieces = 6, payment = 'na-fakturu' } = {}) {
  const added = await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces })
  if (added.status !== 200) throw new Error(JSON.stringify(added.error))
  return fillCheckout(buyer, { details: { email: buyer.email }, payment })
}

export async function orderForCompany(shop: Harness, buyer: Person, choice = {}) {
  const { value, status, error } = await buyer.call('placeOrder', await fillForCompany(shop, buyer, choice))
  if (status !== 201) throw new Error(JSON.stringify(error))
  return value
}

/** The invoice of an order with a due day so many days from today; negative is over. */
export async function dueIn(shop: Harness, orderId: number, days: number): Promise<void> {
  await query(
    shop,
    `update shop.payments set due_on = ($2::timestamptz at time zone 'Europe/Prague')::date + $3::int where order_id = $1`,
    [orderId, shop.clock.now(), days],
  )
}
