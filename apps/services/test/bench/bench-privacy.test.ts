import { randomUUID } from 'node:crypto'
import { staffBenchEndpoints } from '@shop/contract/endpoints/staff-bench-endpoints'
import { STAFF_ROLES } from '@shop/contract/staff/staff-rights'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { placeOrder, query } from '../paying.ts'
import { SKU } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { atBench } from './bench-room.ts'

const shop = openShop()
let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom(shop)
})

/** Whatever of an order names somebody or says what it cost. */
async function secretsOf(orderId: number): Promise<string[]> {
  const [row] = await query<{ secrets: (string | null)[] }>(
    shop,
    `select array[o.email, o.phone, billing ->> 'firstName', billing ->> 'lastName', billing ->> 'street', delivery ->> 'firstName',
                  delivery ->> 'lastName', delivery ->> 'street', delivery ->> 'city', o.payable::text, o.total::text,
                  (select p.value::text from shop.parcels p where p.order_id = o.id limit 1)] as secrets
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  return (row?.secrets ?? []).filter((secret): secret is string => secret !== null && secret.length > 2)
}

test('no answer of the bench names a person, a phone, an address or a price', async () => {
  const packer = await atBench(shop, room.warehouse)
  const { benchId, browser } = packer
  const { orderId, number } = await placeOrder(shop, 'dobirka', SKU.bag2)
  const opened = await packer.scan(`O${number}`)
  const parcelId = opened.parcel?.parcelId ?? 0
  const answers: unknown[] = [opened]
  const ask = async (answer: Promise<{ value: unknown; error: unknown }>) => answers.push(await answer)
  answers.push(await packer.scan('8594000000013', { parcelId }))
  await ask(browser.call('undoScan', { benchId, parcelId, scanId: randomUUID() }))
  await ask(browser.call('closeBox', { benchId, parcelId, scanId: randomUUID() }))
  answers.push(await packer.pack(opened))
  await ask(browser.call('retryLabel', { benchId, parcelId }))
  await shop.runJobs()
  await ask(browser.call('reprintLabel', { benchId, parcelId }))
  await ask(browser.call('benches', {}))
  await ask(browser.call('benchState', { benchId }))
  await ask(browser.call('resumePrints', { benchId }))
  await ask(browser.call('packingDay', {}))
  await ask(browser.call('putAside', { benchId, parcelId, scanId: randomUUID(), reason: 'other' }))
  await ask(browser.call('handOverBoxes', { parcelIds: [parcelId] }))
  const told = JSON.stringify(answers)
  const secrets = await secretsOf(orderId)
  expect(secrets.length).toBeGreaterThan(6)
  for (const secret of secrets) expect(told).not.toContain(secret)
  expect(told).not.toMatch(/codAmount|payable|"value":\d|email|phone/)
})

test('only those who pack come near, and nobody without both factors', async () => {
  const allowed = new Set(['staff_warehouse', 'staff_support', 'staff_admin'])
  for (const role of STAFF_ROLES) {
    const browser = await newStaff(shop, role)
    const { status } = await browser.call('benches', {})
    expect([role, status]).toEqual([role, allowed.has(role) ? 200 : 403])
  }
  expect((await openBrowser(shop).call('benches', {})).status).toBe(401)
  for (const endpoint of Object.values(staffBenchEndpoints)) expect(endpoint.work).toBe('packing')
})

test('nobody reads the answer to the scan of a colleague by its id', async () => {
  const packer = await atBench(shop, room.warehouse)
  const other = await atBench(shop, await newStaff(shop, 'staff_warehouse'), 'Stůl 2')
  const scanId = randomUUID()
  await packer.scan('HELLO', { scanId })
  await expect(other.scan('HELLO', { scanId })).rejects.toThrow('not_found')
})
