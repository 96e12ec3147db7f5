import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom, stockOf } from '../packing-room.ts'
import { catchUp, placeOrder, query, stateOf } from '../paying.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { atBench, codesOf, type Packer } from './bench-room.ts'

const shop = openShop()
let room: PackingRoom
let packer: Packer
beforeAll(async () => {
  room = await openPackingRoom(shop)
  packer = await atBench(shop, room.warehouse)
})

const order = (sku: string = SKU.bag2) => placeOrder(shop, 'dobirka', sku)

async function orderOf(lines: Record<string, number>) {
  const browser = visit(shop)
  for (const [sku, pieces] of Object.entries(lines)) {
    await browser.call('addLine', { variantId: await variantId(shop, sku), pieces })
  }
  return (await browser.call('placeOrder', await fillCheckout(browser))).value
}

const scansOf = (parcelId: number) =>
  query<{ verdict: string; undone: boolean }>(
    shop,
    'select verdict, undone_at is not null as undone from internal.parcel_scans where parcel_id = $1 order by id',
    [parcelId],
  )

test('from the next box to a printed label: only scans, and the last piece closes it', async () => {
  shop.partners.printer.reset()
  const { orderId, number } = await orderOf({ [SKU.bag2]: 2 })
  const opened = await packer.scan('XNEXT')
  expect(opened).toMatchObject({
    verdict: 'opened',
    parcel: { orderNumber: number, packed: 0, pieces: 2, state: 'planned' },
  })
  const [first = '', second = ''] = codesOf(opened)
  const parcelId = opened.parcel?.parcelId ?? 0
  expect(await packer.scan(first, { parcelId })).toMatchObject({ verdict: 'right', parcel: { packed: 1 } })
  expect(await packer.scan(second, { parcelId })).toMatchObject({
    verdict: 'box_closed',
    parcel: { packed: 2, state: 'packed' },
  })
  await shop.runJobs()
  expect(shop.partners.printer.labels).toHaveLength(1)
  const { value } = await packer.browser.call('benchState', { benchId: packer.benchId })
  expect(value.prints.at(-1)).toMatchObject({ parcelId, state: 'printed', isCopy: false, problem: null })
  expect(await packer.browser.call('handOverBoxes', { parcelIds: [parcelId] })).toMatchObject({ status: 200 })
  expect(await stateOf(shop, orderId)).toBe('shipped')
  await catchUp(shop)
})

test('the picking sheet opens its own order; an EAN alone asks which batch it is', async () => {
  const { number } = await order()
  const opened = await packer.scan(`O${number}`)
  const [line] = opened.parcel?.lines ?? []
  const parcelId = opened.parcel?.parcelId ?? 0
  const asked = await packer.scan(line?.ean ?? '', { parcelId })
  expect(asked).toMatchObject({ verdict: 'choose_batch', variantId: line?.variantId, parcel: { packed: 0 } })
  expect(asked.choices.map(({ bestBefore }) => bestBefore)).toEqual(['2027-09-30', '2027-10-31'])
  const other = asked.choices[1]?.code ?? ''
  // Nobody planned it, but it is good: the books follow what is in the box.
  expect(await packer.scan(line?.ean ?? '', { parcelId, batchCode: other })).toMatchObject({
    verdict: 'box_closed',
    batchCode: other,
  })
  const lines = await query(shop, 'select batch_code, pieces from shop.parcel_lines where parcel_id = $1', [parcelId])
  expect(lines).toEqual([{ batch_code: other, pieces: 1 }])
  await shop.runJobs()
  await catchUp(shop)
})

test.each([
  ['other goods', async () => '8594000000013', 'wrong_goods'],
  ['a code nobody knows', async () => 'HELLO', 'unknown'],
  ['another batch', async ({ ean = '', code = '' }) => `010${ean}10${code.replace('2609', '2610')}`, 'wrong_batch'],
  ['a date too close', async ({ ean = '' }) => `010${ean}15261120`, 'short_date'],
])('%s changes nothing in the box and says so', async (_name, raw, verdict) => {
  const { number } = await order()
  const opened = await packer.scan(`O${number}`)
  const [line] = opened.parcel?.lines ?? []
  const parcelId = opened.parcel?.parcelId ?? 0
  const scanned = await raw({ ean: line?.ean ?? '', code: line?.batches[0]?.code ?? '' })
  const said = await packer.scan(scanned, { parcelId })
  expect(said).toMatchObject({ verdict, parcel: { packed: 0, state: 'planned' } })
  if (verdict === 'wrong_batch' || verdict === 'short_date') {
    expect(said.take).toEqual({ code: line?.batches[0]?.code, bestBefore: '2027-09-30', shelf: line?.shelf })
  }
  expect(await scansOf(parcelId)).toEqual([
    { verdict: 'opened', undone: false },
    { verdict, undone: false },
  ])
  expect(await packer.pack(opened)).toMatchObject({ verdict: 'box_closed' })
})

test('a recalled batch is refused even when it was planned', async () => {
  const { number } = await order(SKU.can)
  const opened = await packer.scan(`O${number}`)
  const parcelId = opened.parcel?.parcelId ?? 0
  const [raw = ''] = codesOf(opened)
  const batch = opened.parcel?.lines[0]?.batches[0]?.code
  await query(shop, `update shop.batches set blocked_reason = 'Stažená šarže.' where code = $1`, [batch])
  expect(await packer.scan(raw, { parcelId })).toMatchObject({ verdict: 'blocked_batch', parcel: { packed: 0 } })
  await query(shop, 'update shop.batches set blocked_reason = null where code = $1', [batch])
  await packer.pack(opened)
})

test('the same scan asked for twice is one piece, and is answered the same', async () => {
  const { number } = await orderOf({ [SKU.bag2]: 2 })
  const opened = await packer.scan(`O${number}`)
  const parcelId = opened.parcel?.parcelId ?? 0
  const [raw = '', second = ''] = codesOf(opened)
  const scanId = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => packer.scan(raw, { parcelId, scanId })))
  for (const said of answers) expect(said).toMatchObject({ verdict: 'right', parcel: { packed: 1 } })
  const last = randomUUID()
  expect(await packer.scan(second, { parcelId, scanId: last })).toMatchObject({ verdict: 'box_closed' })
  expect(await packer.scan(second, { parcelId, scanId: last })).toMatchObject({
    verdict: 'box_closed',
    parcel: { packed: 2 },
  })
  const prints = await query(shop, 'select id from internal.print_jobs where parcel_id = $1', [parcelId])
  expect(prints).toHaveLength(1)
})

test('a piece too many is said, the last one can be taken back, and a closed box stays closed', async () => {
  const { number } = await orderOf({ [SKU.bag2]: 1, [SKU.can]: 1 })
  const opened = await packer.scan(`O${number}`)
  const parcelId = opened.parcel?.parcelId ?? 0
  const [one = '', two = ''] = codesOf(opened)
  await packer.scan(one, { parcelId })
  expect(await packer.scan(one, { parcelId })).toMatchObject({ verdict: 'goods_complete' })
  expect(await packer.scan('XUNDO', { parcelId })).toMatchObject({ verdict: 'undone', parcel: { packed: 0 } })
  expect(await packer.scan('XUNDO', { parcelId })).toMatchObject({ verdict: 'nothing_to_undo' })
  await packer.scan(one, { parcelId })
  expect(await packer.scan(two, { parcelId })).toMatchObject({ verdict: 'box_closed' })
  expect(await packer.scan(two, { parcelId })).toMatchObject({ verdict: 'box_complete' })
  expect(await packer.scan('XUNDO', { parcelId })).toMatchObject({ verdict: 'nothing_to_undo', parcel: { packed: 2 } })
})

test('a box that weighs too little is not closed until it is weighed again or looked into', async () => {
  const { number } = await orderOf({ [SKU.bag2]: 2 })
  const opened = await packer.scan(`O${number}`)
  const { parcelId = 0, weightGrams = 0, lines = [] } = opened.parcel ?? {}
  const [raw = '', second = ''] = codesOf(opened)
  await packer.scan(raw, { parcelId })
  const light = weightGrams - (lines[0]?.weightGrams ?? 0)
  const said = await packer.scan(second, { parcelId, weightGrams: light })
  expect(said).toMatchObject({
    verdict: 'weight_differs',
    missingGrams: weightGrams - light,
    parcel: { packed: 2, state: 'planned' },
  })
  const close = (more: object) =>
    packer.browser.call('closeBox', { benchId: packer.benchId, parcelId, scanId: randomUUID(), ...more })
  expect((await close({ weightGrams: light })).value).toMatchObject({
    verdict: 'weight_differs',
    variantId: lines[0]?.variantId,
  })
  expect((await close({ weightGrams: light, isWeightAccepted: true })).value).toMatchObject({ verdict: 'box_closed' })
  expect(await close({})).toMatchObject({ status: 409, error: { code: 'parcel_state' } })
})

test('a box that is weighed by hand waits for its weight after the last piece', async () => {
  const { number } = await orderOf({ [SKU.bag2]: 1 })
  const opened = await packer.scan(`O${number}`)
  const { parcelId = 0, weightGrams = 0 } = opened.parcel ?? {}
  const [raw = ''] = codesOf(opened)
  expect(await packer.scan(raw, { parcelId, isWeighedByHand: true })).toMatchObject({
    verdict: 'weight_differs',
    missingGrams: null,
    parcel: { packed: 1, state: 'planned' },
  })
  const { value } = await packer.browser.call('closeBox', {
    benchId: packer.benchId,
    parcelId,
    scanId: randomUUID(),
    weightGrams,
  })
  expect(value).toMatchObject({ verdict: 'box_closed' })
})

test('what is put aside goes back to the shelf, is not offered again at once and opens by its sheet', async () => {
  const before = await stockOf(shop, SKU.bag2)
  const { orderId, number } = await order()
  const opened = await packer.scan(`O${number}`)
  const parcelId = opened.parcel?.parcelId ?? 0
  const { value } = await packer.browser.call('putAside', {
    benchId: packer.benchId,
    parcelId,
    scanId: randomUUID(),
    reason: 'missing_piece',
  })
  expect(value).toMatchObject({ verdict: 'put_aside', parcel: null })
  expect(await stateOf(shop, orderId)).toBe('accepted')
  expect((await stockOf(shop, SKU.bag2))?.held).toBe(before?.held)
  expect(await packer.scan('XNEXT')).toMatchObject({ verdict: 'queue_empty' })
  const { value: state } = await packer.browser.call('benchState', { benchId: packer.benchId })
  expect(state.aside).toContainEqual({ orderNumber: number, reason: 'missing_piece', parcelId: null })
  expect(await packer.pack(await packer.scan(`O${number}`))).toMatchObject({ verdict: 'box_closed' })
})

test('an order that cannot be packed is put aside with its reason, and the packer goes on', async () => {
  const { number } = await order(SKU.can)
  const blocked = `update shop.batches set blocked_reason = $2 where variant_id = (select id from shop.variants where sku = $1)`
  await query(shop, blocked, [SKU.can, 'Stažená šarže.'])
  expect(await packer.scan('XNEXT')).toMatchObject({ verdict: 'queue_empty' })
  await query(shop, blocked, [SKU.can, null])
  const { value } = await packer.browser.call('benchState', { benchId: packer.benchId })
  expect(value.aside).toContainEqual({ orderNumber: number, reason: 'batches_short', parcelId: null })
  const good = await order()
  expect(await packer.scan('XNEXT')).toMatchObject({ verdict: 'opened', parcel: { orderNumber: good.number } })
  await packer.pack(await packer.scan('XNEXT'))
  await packer.pack(await packer.scan(`O${number}`))
})

test('two hands never pack one box', async () => {
  const { number } = await order()
  const other = await atBench(shop, await newStaff(shop, 'staff_warehouse'), 'Stůl 2')
  const opened = await packer.scan(`O${number}`)
  expect(await other.scan(`O${number}`)).toMatchObject({ verdict: 'taken_by_other', bench: 'Stůl 1', parcel: null })
  const [raw = ''] = codesOf(opened)
  const parcelId = opened.parcel?.parcelId ?? 0
  expect(await other.scan(raw, { parcelId })).toMatchObject({ verdict: 'taken_by_other', parcel: null })
  expect(await packer.pack(opened)).toMatchObject({ verdict: 'box_closed' })
  await shop.runJobs()
  await catchUp(shop)
})

test('a box that stayed behind while the other left is opened again, from the queue and by its sheet', async () => {
  const { orderId, number } = await orderOf({ [SKU.bag12]: 4 })
  const opened = await packer.scan(`O${number}`)
  const closed = await packer.pack(opened)
  expect(closed.verdict).toBe('box_closed')
  await shop.runJobs()
  await packer.browser.call('handOverBoxes', { parcelIds: [opened.parcel?.parcelId ?? 0] })
  expect(await stateOf(shop, orderId)).toBe('partly_shipped')
  expect(await packer.scan('XNEXT')).toMatchObject({ verdict: 'opened', parcel: { orderNumber: number, number: 2 } })
  const second = await packer.scan(`O${number}`)
  expect(second).toMatchObject({ verdict: 'opened', parcel: { orderNumber: number } })
  expect(await packer.pack(second)).toMatchObject({ verdict: 'box_closed' })
  await shop.runJobs()
  await packer.browser.call('handOverBoxes', { parcelIds: [second.parcel?.parcelId ?? 0] })
  expect(await stateOf(shop, orderId)).toBe('shipped')
  await catchUp(shop)
})
