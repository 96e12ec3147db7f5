import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { move, type Placed, paymentsOf, placeOrder, query, runJob, sendTransfer, tasksOf } from '../paying.ts'
import { SKU } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let room: PackingRoom
let accountant: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  accountant = await newStaff(shop, 'staff_accounting')
})
afterEach(() => healCarriers(shop))

interface Delivered extends Placed {
  trackingNumber: string
}

async function delivered(): Promise<Delivered> {
  const order = await placeOrder(shop, 'dobirka', SKU.bag2)
  const [parcel] = await room.shipped(order.orderId)
  await room.warehouse.call('deliverParcel', { parcelId: parcel?.parcelId ?? 0 })
  return { ...order, trackingNumber: parcel?.trackingNumber ?? '' }
}

const crowns = (halere: number) => (halere / 100).toFixed(2).replace('.', ',')
const HEAD = 'Číslo zásilky;VS;Jméno;Částka'
const lineOf = ({ trackingNumber, number }: Delivered, amount: number) =>
  `${trackingNumber};${number};Jana Nováková;${crowns(amount)}`

async function read(lines: readonly string[], symbol: string | null = null, by = accountant) {
  const content = Buffer.from([HEAD, ...lines].join('\r\n')).toString('base64')
  return by.call('readRemittance', { carrier: 'PPL', name: 'odvod.csv', content, symbol })
}

const fileOf = async (id: number) =>
  (await accountant.call('remittances', {})).value.remittances.find((file) => file.id === id)
const cashOf = async ({ orderId }: Placed) => (await paymentsOf(shop, orderId))[0]
const match = () => runJob(shop, 'match-remittances')

test('rows wait for a transfer of their sum, then each is paid once, however often the worker runs', async () => {
  const orders = [await delivered(), await delivered()]
  const total = orders.reduce((sum, { payable }) => sum + payable, 0)
  const lines = orders.map((order) => lineOf(order, order.payable))
  const { value, status } = await read(lines)
  expect(status).toBe(201)
  await match()
  expect(await fileOf(value.remittanceId)).toMatchObject({
    total,
    rows: 2,
    settled: 0,
    bookedOn: null,
    differences: [],
  })
  expect((await cashOf(orders[0] as Placed))?.state).toBe('cod_collected')

  await sendTransfer(shop, { amount: total - 100, counterAccount: '19-123/0100' })
  await match()
  expect((await fileOf(value.remittanceId))?.settled).toBe(0)
  await sendTransfer(shop, { amount: total, counterAccount: '19-123/0100' })
  await Promise.all([match(), match()])
  await match()
  expect(await fileOf(value.remittanceId)).toMatchObject({ settled: 2, differences: [] })
  for (const order of orders) expect(await cashOf(order)).toMatchObject({ state: 'paid', received: order.payable })
  const [movement] = await query<{ match: string; tasks: number }>(
    shop,
    `select m.match, (select count(*)::integer from shop.staff_tasks t where t.subject = 'movement:' || m.id and t.closed_at is null) as tasks
       from shop.bank_movements m where m.amount = $1`,
    [total],
  )
  expect(movement).toEqual({ match: 'ignored', tasks: 0 })

  const again = await read(lines)
  expect(again.value).toEqual({ remittanceId: value.remittanceId, isNew: false })
  // Nothing of the file that names a person is kept.
  const kept = await query(
    shop,
    `select * from internal.remittance_rows r join internal.remittances f on f.id = r.remittance_id`,
  )
  expect(JSON.stringify(kept)).not.toContain('Nováková')
})

test('less, more, twice and of nobody: the others are paid, these are for a person', async () => {
  const [good, less, more] = [await delivered(), await delivered(), await delivered()]
  const lines = [
    lineOf(good, good.payable),
    lineOf(less, less.payable - 10_000),
    lineOf(more, more.payable + 10_000),
    lineOf(good, good.payable),
    'X999;999;Nikdo;77,00',
  ]
  const total = good.payable * 2 + less.payable + more.payable + 7700
  const { value } = await read(lines, '4455')
  await sendTransfer(shop, { amount: total, variableSymbol: '0000004455', counterAccount: '19-123/0100' })
  await match()
  const file = await fileOf(value.remittanceId)
  expect(file).toMatchObject({ settled: 1, total })
  expect(file?.differences.map(({ line, outcome }) => [line, outcome])).toEqual([
    [3, 'under'],
    [4, 'over'],
    [5, 'repeated'],
    [6, 'unknown'],
  ])
  expect((await cashOf(less))?.state).toBe('cod_collected')
  expect(await tasksOf(shop, less.orderId)).toContain('remittance_row')
  expect(await tasksOf(shop, good.orderId)).toContain('remittance_row')
  // A person who has cleared it up settles it as before.
  expect((await accountant.call('settleCash', { orderId: less.orderId })).status).toBe(200)
})

test('cash that the carrier has had for long and left out is asked about', async () => {
  const forgotten = await delivered()
  move(shop, 20 * 24 * 60)
  const orders = [await delivered(), await delivered()]
  const total = orders.reduce((sum, { payable }) => sum + payable, 0)
  await read(
    orders.map((order) => lineOf(order, order.payable)),
    '7788',
  )
  await sendTransfer(shop, { amount: total, variableSymbol: '7788', counterAccount: '19-123/0100' })
  await match()
  expect(await tasksOf(shop, forgotten.orderId)).toContain('remittance_missing')
})

test.each([
  ['without an amount', ['Z1;1;;zrušeno'], { reason: 'row', line: 2 }],
  ['that names nobody', ['Z1;1;;5', ';;;7'], { reason: 'row', line: 3 }],
])('a file with a row %s is not kept', async (_, lines, details) => {
  const { error, status } = await read(lines)
  expect(status).toBe(422)
  expect(error).toMatchObject({ code: 'file_unreadable', details })
})

test('only who looks after the books may', async () => {
  const support = await newStaff(shop, 'staff_support')
  expect((await read(['Z1;1;;5'], null, support)).status).toBe(403)
})
