import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { placeOrder, query } from '../paying.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'
import { atBench, type Packer } from './bench-room.ts'

const shop = openShop()
let room: PackingRoom
let packer: Packer
beforeAll(async () => {
  room = await openPackingRoom(shop)
  packer = await atBench(shop, room.warehouse)
})
beforeEach(async () => {
  shop.partners.printer.reset()
  await healCarriers(shop)
})

/** A box closed at the bench; its label and its print are asked for and not made yet. */
async function closed(sku: string = SKU.bag2) {
  const { number } = await placeOrder(shop, 'dobirka', sku)
  const { parcel, verdict } = await packer.pack(await packer.scan(`O${number}`))
  expect(verdict).toBe('box_closed')
  return { parcelId: parcel?.parcelId ?? 0, number }
}

const prints = async (parcelId: number) =>
  query(
    shop,
    'select state, is_copy as "isCopy", problem, tries from internal.print_jobs where parcel_id = $1 order by id',
    [parcelId],
  )
const atThisBench = () => ({ benchId: packer.benchId })

test('a label names the parcel and its person, and comes out once', async () => {
  const { parcelId, number } = await closed()
  await shop.runJobs()
  await shop.runJobs()
  const [label = '', ...others] = shop.partners.printer.labels
  expect(others).toEqual([])
  const [{ tracking = '' } = {}] = await query<{ tracking: string }>(
    shop,
    'select tracking_number as tracking from shop.parcels where id = $1',
    [parcelId],
  )
  expect(label).toContain(`^FD${tracking}^FS`)
  expect(label).toContain(number)
  expect(await prints(parcelId)).toEqual([{ state: 'printed', isCopy: false, problem: null, tries: 1 }])
})

test('without paper labels wait in their order and come out when it is filled', async () => {
  shop.partners.printer.setFaults({ paper: 0 })
  const boxes = [await closed(), await closed(), await closed()]
  await shop.runJobs()
  expect(shop.partners.printer.labels).toEqual([])
  const { value } = await packer.browser.call('benchState', atThisBench())
  expect(value.prints.filter(({ state }) => state === 'queued')).toHaveLength(3)
  expect(value.prints.find(({ state }) => state === 'queued')?.problem).toBe('paper_out')
  shop.partners.printer.setFaults({ paper: 10 })
  expect((await packer.browser.call('resumePrints', atThisBench())).value).toEqual({ waiting: 3 })
  await shop.runJobs()
  expect(shop.partners.printer.labels.map((label) => boxes.findIndex(({ number }) => label.includes(number)))).toEqual([
    0, 1, 2,
  ])
})

test('a printer is swapped, and what waited goes to the other', async () => {
  shop.partners.printer.setFaults({ offline: true })
  const { parcelId } = await closed()
  await shop.runJobs()
  expect(await prints(parcelId)).toMatchObject([{ state: 'queued', problem: 'offline' }])
  shop.partners.printer.setFaults({ offline: false })
  const { value: all } = await packer.browser.call('benches', {})
  const other = all.printers.find(({ name }) => name === 'Zebra 2')
  const swapped = await packer.browser.call('swapPrinter', { ...atThisBench(), printerId: other?.printerId ?? 0 })
  expect(swapped.value).toEqual({ moved: 1 })
  await shop.runJobs()
  expect(await prints(parcelId)).toMatchObject([{ state: 'printed' }])
  expect(await packer.browser.call('swapPrinter', { ...atThisBench(), printerId: 999 })).toMatchObject({ status: 404 })
})

test('a label printed again is a copy, and every print is a row', async () => {
  const { parcelId } = await closed()
  await shop.runJobs()
  await packer.browser.call('reprintLabel', { ...atThisBench(), parcelId })
  await shop.runJobs()
  expect(shop.partners.printer.labels.map((label) => label.includes('KOPIE'))).toEqual([false, true])
  expect(await prints(parcelId)).toMatchObject([
    { state: 'printed', isCopy: false },
    { state: 'printed', isCopy: true },
  ])
})

test('a label whose answer was lost comes out again as a copy', async () => {
  shop.partners.printer.setFaults({ loseAnswer: true })
  const { parcelId } = await closed()
  await shop.runJobs()
  shop.partners.printer.setFaults({ loseAnswer: false })
  await packer.browser.call('resumePrints', atThisBench())
  await shop.runJobs()
  expect(shop.partners.printer.labels.map((label) => label.includes('KOPIE'))).toEqual([false, true])
  expect(await prints(parcelId)).toMatchObject([{ state: 'printed', isCopy: true }])
})

test('a label broken off by a crash comes out again as a copy', async () => {
  const { parcelId } = await closed()
  await shop.runJobs()
  await query(shop, `update internal.print_jobs set state = 'printing', printed_at = null where parcel_id = $1`, [
    parcelId,
  ])
  await packer.browser.call('resumePrints', atThisBench())
  await shop.runJobs()
  expect(await prints(parcelId)).toMatchObject([{ state: 'printed', isCopy: true }])
})

test('a label the carrier refuses is asked for alone, and then printed where the box was packed', async () => {
  shop.partners.ppl.setFaults({ down: '503' })
  const [sick, well] = [await closed(), await closed()]
  await shop.runJobs()
  expect(await prints(sick.parcelId)).toMatchObject([{ state: 'queued', tries: 0 }])
  const { value: day } = await packer.browser.call('packingDay', {})
  const unlabelled = day.carriers.flatMap((carrier) => carrier.unlabelled.map(({ parcelId }) => parcelId))
  expect(unlabelled).toEqual(expect.arrayContaining([sick.parcelId, well.parcelId]))
  await healCarriers(shop)
  expect((await packer.browser.call('retryLabel', { ...atThisBench(), parcelId: sick.parcelId })).status).toBe(200)
  await shop.runJobs()
  expect(await prints(sick.parcelId)).toMatchObject([{ state: 'printed' }])
  await packer.browser.call('retryLabel', { ...atThisBench(), parcelId: well.parcelId })
  await shop.runJobs()
})

test('the manifest is a PDF of its carrier, and the whole list is handed over', async () => {
  const { parcelId } = await closed()
  await shop.runJobs()
  const { value: day } = await packer.browser.call('packingDay', {})
  const carrier = day.carriers.find(({ labelled }) => labelled.some((parcel) => parcel.parcelId === parcelId))
  const { value: file } = await packer.browser.call('manifest', { carrier: carrier?.carrier ?? '' })
  expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  const parcelIds = carrier?.labelled.map((parcel) => parcel.parcelId) ?? []
  expect((await packer.browser.call('handOverBoxes', { parcelIds })).value).toEqual({ handedOver: parcelIds.length })
  expect(await packer.browser.call('manifest', { carrier: 'Nikdo' })).toMatchObject({ status: 404 })
})

test('a browser prints its own labels and says when it has', async () => {
  const { value: all } = await packer.browser.call('benches', {})
  const [zebra, browser] = ['Zebra 1', 'Tisk z prohlížeče'].map((name) => all.printers.find((one) => one.name === name))
  await packer.browser.call('swapPrinter', { ...atThisBench(), printerId: browser?.printerId ?? 0 })
  const { parcelId } = await closed()
  await shop.runJobs()
  const { value } = await packer.browser.call('benchState', atThisBench())
  const print = value.prints.find((one) => one.parcelId === parcelId)
  expect(print).toMatchObject({ state: 'queued', kind: 'pdf' })
  const { value: file } = await packer.browser.call('labelToPrint', { printId: print?.printId ?? 0 })
  expect(file.contentType).toBe('application/pdf')
  await packer.browser.call('confirmPrint', { printId: print?.printId ?? 0 })
  expect(await prints(parcelId)).toMatchObject([{ state: 'printed' }])
  await packer.browser.call('swapPrinter', { ...atThisBench(), printerId: zebra?.printerId ?? 0 })
})

test('a carrier that cannot be asked gives no label: its number is written by a person', async () => {
  const browser = visit(shop)
  await browser.call('addLine', { variantId: await variantId(shop, SKU.bag2), pieces: 1 })
  const { value } = await browser.call('placeOrder', await fillCheckout(browser, { shipping: 'dpd' }))
  await packer.pack(await packer.scan(`O${value.number}`))
  await shop.runJobs()
  const [box] = await room.parcelsOf(value.orderId)
  expect(box?.state).toBe('packed')
  const { benchId } = packer
  const asked = await packer.browser.call('retryLabel', { benchId, parcelId: box?.parcelId ?? 0 })
  expect(asked).toMatchObject({ status: 409, error: { code: 'parcel_state' } })
  expect((await room.parcelsOf(value.orderId))[0]?.state).toBe('packed')
})
