import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { catchUp, placeOrder, query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { atBench, codesOf, type Packer } from './bench-room.ts'

const shop = openShop()
let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom(shop)
})

async function packers(count: number): Promise<Packer[]> {
  const all: Packer[] = []
  for (let index = 0; index < count; index += 1) {
    all.push(await atBench(shop, await newStaff(shop, 'staff_warehouse'), index % 2 === 0 ? 'Stůl 1' : 'Stůl 2'))
  }
  return all
}

test('eight who ask at once get eight orders, and the ninth hears that there is none', async () => {
  const numbers: string[] = []
  for (let index = 0; index < 4; index += 1) numbers.push((await placeOrder(shop, 'dobirka', SKU.bag2)).number)
  // One customer with several orders: holding one of them must not hide the others from everybody for good.
  const customer = await newCustomer(shop)
  for (let index = 0; index < 4; index += 1) {
    await customer.call('addLine', { variantId: await variantId(shop, SKU.can) })
    const ready = await fillCheckout(customer, { payment: 'dobirka', details: { email: customer.email } })
    numbers.push((await customer.call('placeOrder', ready)).value.number)
  }
  const all = await packers(9)
  const opened: (string | undefined)[] = []
  const answers = await Promise.all(all.map((packer) => packer.scan('XNEXT')))
  opened.push(...answers.map(({ parcel }) => parcel?.orderNumber))
  // Whoever heard "empty" while a colleague held the same customer asks again.
  for (const [index, packer] of all.entries()) {
    if (opened[index] === undefined) opened[index] = (await packer.scan('XNEXT')).parcel?.orderNumber
  }
  const given = opened.filter((number) => number !== undefined)
  expect(new Set(given).size).toBe(given.length)
  expect(given.toSorted()).toEqual(numbers.toSorted())
  for (const packer of all) {
    const next = await packer.scan('XNEXT')
    if (next.parcel) await packer.pack(next)
  }
  await shop.runJobs()
  await catchUp(shop)
})

test('one packer who asks twice at once has one box', async () => {
  const { number } = await placeOrder(shop, 'dobirka', SKU.bag2)
  await placeOrder(shop, 'dobirka', SKU.bag2)
  const [packer] = await packers(1)
  const scanId = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => packer?.scan('XNEXT', { scanId })))
  expect(new Set(answers.map((said) => said?.parcel?.orderNumber))).toEqual(new Set([number]))
  if (answers[0]) await packer?.pack(answers[0])
  const rest = await packer?.scan('XNEXT')
  if (rest) await packer?.pack(rest)
})

test('pieces scanned at the same moment are counted once each, and the box is closed once', async () => {
  const packer = await atBench(shop, room.warehouse)
  const browser = (await placeOrder(shop, 'dobirka', SKU.bag2)).number
  const opened = await packer.scan(`O${browser}`)
  const parcelId = opened.parcel?.parcelId ?? 0
  const [raw = ''] = codesOf(opened)
  const answers = await Promise.all(Array.from({ length: 8 }, () => packer.scan(raw, { parcelId })))
  expect(answers.map(({ verdict }) => verdict).toSorted()).toEqual(
    ['box_closed', ...Array(7).fill('box_complete')].toSorted(),
  )
  const [counted] = await query(
    shop,
    `select count(*) filter (where verdict = 'right')::int as pieces, count(*) filter (where verdict = 'closed')::int as closed,
            (select count(*)::int from internal.print_jobs where parcel_id = $1) as prints
       from internal.parcel_scans where parcel_id = $1`,
    [parcelId],
  )
  expect(counted).toEqual({ pieces: 1, closed: 1, prints: 1 })
  await shop.runJobs()
  await catchUp(shop)
})

test('a box is packed or its order goes back to the queue, never both', async () => {
  const packer = await atBench(shop, room.warehouse)
  for (let round = 0; round < 4; round += 1) {
    const { orderId, number } = await placeOrder(shop, 'dobirka', SKU.bag2)
    const opened = await packer.scan(`O${number}`)
    const parcelId = opened.parcel?.parcelId ?? 0
    const [raw = ''] = codesOf(opened)
    await Promise.all([packer.scan(raw, { parcelId }), room.warehouse.call('returnToQueue', { orderId })])
    const [row] = await query<{ order: string; parcel: string }>(
      shop,
      'select o.state as order, p.state as parcel from shop.orders o join shop.parcels p on p.order_id = o.id where p.id = $1',
      [parcelId],
    )
    expect(row?.order === 'accepted').toBe(row?.parcel === 'cancelled')
    await shop.runJobs()
  }
  await catchUp(shop)
})
