import { randomUUID } from 'node:crypto'
import type { WebhookTopic } from '@shop/domain/webhook/webhook-topics'
import type { Harness } from '../harness.ts'
import { query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'

/** An account with the terms of wholesale. How they come about is tested with applications. */
export async function newPartner(shop: Harness): Promise<Person> {
  const partner = await newCustomer(shop)
  await query(
    shop,
    `update shop.customers c set customer_group_id = g.id, invoice_limit = 2000000 from shop.customer_groups g
      where g.code = 'velkoobchod' and c.email = $1`,
    [partner.email],
  )
  return partner
}

const OF_ORDERS: readonly WebhookTopic[] = [
  'order.state_changed',
  'parcel.shipped',
  'parcel.delivered',
  'invoice.issued',
]

export async function listen(partner: Person, url: string, topics = OF_ORDERS) {
  const added = await partner.call('addWebhook', { url, topics: [...topics] })
  if (added.status !== 201) throw new Error(JSON.stringify(added.error))
  return added.value
}

/** Events as triggers leave them, of orders that need not be there. */
export async function happen(shop: Harness, { email }: Person, entity: string, times = 1): Promise<void> {
  for (let nth = 1; nth <= times; nth += 1)
    await query(
      shop,
      `insert into internal.webhook_events (customer_id, topic, entity, at, data)
       select id, 'order.state_changed', $2::text, $3, jsonb_build_object('order', $2::text, 'mark', $4::text) from shop.customers where email = $1`,
      [email, entity, shop.clock.now(), randomUUID()],
    )
}

/** The clock of the shop moves on, and whatever is due by then is sent. */
export async function later(shop: Harness, seconds: number): Promise<void> {
  shop.clock.offsetMs += seconds * 1000
  await runJob(shop, 'send-webhooks')
}
