import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { newStaff } from '../staff.ts'
import { newPartner } from '../webhook/partners.ts'

const shop = openShop()

async function idOf(email: string): Promise<number> {
  const [row] = await query<{ id: number }>(shop, 'select id::int as id from shop.customers where email = $1', [email])
  return row?.id ?? 0
}

test('support reads states and last tries of a partner, by hosts and first characters alone', async () => {
  const partner = await newPartner(shop)
  const customerId = await idOf(partner.email)
  await query(
    shop,
    `with e as (insert into internal.webhook_endpoints (customer_id, url, topics, secret, failures, failing_since, created_at)
         values ($1, 'https://erp.packa.cz/hook?heslo=tajne', '{order.state_changed}', 'x', 1, $2, $2) returning id),
       v as (insert into internal.webhook_events (customer_id, topic, entity, at, data) values ($1, 'order.state_changed', 'order:1', $2, '{}') returning id),
       d as (insert into internal.webhook_deliveries (endpoint_id, event_id, entity, sequence, tries, next_at)
         select e.id, v.id, 'order:1', 1, 1, $2 from e, v returning id)
     insert into internal.webhook_tries (delivery_id, at, ms, outcome, status, answer) select d.id, $2, 20, 'refused', 500, 'heslo' from d`,
    [customerId, shop.clock.now()],
  )
  const made = await partner.call('makeApiKey', { name: 'Sklad', scopes: ['stock:read'] })
  const support = await newStaff(shop, 'staff_support')
  const { value, status } = await support.call('partnerMachines', { customerId })
  expect(status).toBe(200)
  expect(value).toMatchObject({
    isPartner: true,
    webhooks: [{ host: 'erp.packa.cz', state: 'active', waiting: 1, last: { outcome: 'refused', status: 500 } }],
    keys: [{ name: 'Sklad', scopes: ['stock:read'], usedAt: null, revokedAt: null }],
  })
  expect(JSON.stringify(value)).not.toMatch(/heslo|tajne/)
  expect(JSON.stringify(value)).not.toContain(made.value.key)
})

test('whoever has no machines has empty lists, nobody unknown is answered, and the warehouse does not read', async () => {
  const customer = await newCustomer(shop)
  const support = await newStaff(shop, 'staff_support')
  const none = await support.call('partnerMachines', { customerId: await idOf(customer.email) })
  expect(none.value).toEqual({ isPartner: false, webhooks: [], keys: [] })
  expect((await support.call('partnerMachines', { customerId: 999_999_999 })).status).toBe(404)
  const packer = await newStaff(shop, 'staff_warehouse')
  expect((await packer.call('partnerMachines', { customerId: 1 })).status).toBe(403)
})
