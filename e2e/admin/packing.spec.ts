import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import {
  askCarrierSoon,
  codeOnPiece,
  openBench,
  orderAtBench,
  printByBrowser,
  putFirst,
  scan,
} from '../journeys/bench-journey.ts'
import { boughtBefore, orderToDoor } from '../journeys/bought-before.ts'
import { BAG_2_KG, putIntoCart } from '../journeys/checkout-journey.ts'
import { newEmail, signUp } from '../journeys/customer-account.ts'
import { commandFake } from '../journeys/payment-journey.ts'
import { askWorker } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

// One packer at one printer: whoever packs has one box open at a time.
test.describe.configure({ mode: 'default' })

const BENCH = { widths: [1280, 1440] }
const CAN = 'CN-KO-KUR-400'

async function buyBag(context: BrowserContext, shipping = 'ppl') {
  await putIntoCart(context, BAG_2_KG)
  return orderToDoor(context, { email: newEmail(), payment: 'dobirka', shipping })
}

/** The box of this order lies open. */
async function openBox(page: Page, number: string): Promise<void> {
  await scan(page, `O${number}`)
  await expect(page.getByRole('heading', { name: number.slice(-4) })).toBeVisible()
}

const closed = (page: Page) => page.getByRole('heading', { name: 'je zabalená' })
const printed = (page: Page) => page.getByText('Štítek je vytištěný.')

/** Everything of a carrier that stands with its label leaves the house. */
async function handOver(page: Page, carrier: RegExp, orderId: number): Promise<void> {
  await page.goto('/baleni/uzaverka')
  await page
    .getByRole('row', { name: carrier })
    .getByRole('button', { name: /Předat/ })
    .press('Enter')
  await expect.poll(async () => (await orderAtBench(orderId)).state).toBe('shipped')
}

test('three scans and no other key lead from the next parcel to a printed label, and the carrier takes it', async ({
  openOffice,
  context,
}) => {
  await putIntoCart(context, BAG_2_KG)
  await putIntoCart(context, CAN)
  const { number, orderId } = await orderToDoor(context, { email: newEmail(), payment: 'dobirka' })
  await putFirst(orderId)
  const [bag, can] = [await codeOnPiece(BAG_2_KG), await codeOnPiece(CAN)]
  const page = await openOffice('staff_warehouse', '/baleni')
  await openBench(page)
  await expectAccessible(page, BENCH)

  await scan(page, 'XNEXT')
  await expect(page.getByRole('heading', { name: String(number).slice(-4) })).toBeVisible()
  await scan(page, bag)
  await expect(page.getByText('1 / 1')).toBeVisible()
  await scan(page, can)
  await expect(closed(page)).toBeVisible()
  await expect(printed(page)).toBeVisible({ timeout: 30_000 })
  const labels = (await commandFake(process.env.E2E_ZEBRA_URL, 'labels')) as string[]
  expect(labels.at(-1)).toContain(String(number))

  await page.getByRole('link', { name: 'Uzávěrka dne' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Uzávěrka dne' })).toBeVisible()
  await expectAccessible(page, { widths: [1440] })
  await handOver(page, /PPL/, orderId)
})

test('a paid order is picked, packed, labelled by a PDF, handed over and delivered, and its customer reads so', async ({
  page: shop,
  openOffice,
}) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG })
  const { number } = await orderAtBench(orderId)
  await printByBrowser('Stůl 2')
  const page = await openOffice('staff_warehouse', '/baleni')
  await openBench(page, 'Stůl 2')
  await openBox(page, number)
  const file = page.waitForResponse(/\/staff\/prints\/\d+\/file$/, { timeout: 60_000 })
  const tab = page.context().waitForEvent('page', { timeout: 60_000 })
  await scan(page, await codeOnPiece(BAG_2_KG))
  await expect(closed(page)).toBeVisible()
  const label = await (await file).json()
  expect(label.contentType).toBe('application/pdf')
  expect(atob(label.content)).toMatch(/^%PDF/)
  await tab
  await expect(printed(page)).toBeVisible({ timeout: 30_000 })
  await handOver(page, /PPL/, orderId)

  const { trackingNumber } = await orderAtBench(orderId)
  for (const step of ['accepted', 'delivered']) {
    await commandFake(process.env.E2E_PPL_URL, `shipments/${trackingNumber}/advance`, { step })
  }
  await askCarrierSoon(orderId)
  await askWorker('track-parcels')
  await expect.poll(async () => (await orderAtBench(orderId)).state, { timeout: 30_000 }).toBe('delivered')
  await shop.goto(`/ucet/objednavka/${orderId}`)
  await expect(shop.getByText('Doručená').first()).toBeVisible()
})

test('a wrong piece fills the screen until the right one is scanned', async ({ openOffice, context }) => {
  const { number } = await buyBag(context)
  const page = await openOffice('staff_warehouse', '/baleni')
  await openBench(page)
  await openBox(page, String(number))
  await scan(page, await codeOnPiece(CAN))
  const alarm = page.getByRole('alert').filter({ hasText: 'Sem nepatří' })
  await expect(alarm).toBeVisible()
  await expectAccessible(page, BENCH)
  for (const key of ['Escape', 'Enter', 'Space']) await page.keyboard.press(key)
  await expect(alarm).toBeVisible()
  await scan(page, await codeOnPiece(BAG_2_KG))
  await expect(closed(page)).toBeVisible()
})

test('a label that the carrier refuses is asked for again, alone', async ({ openOffice, context }) => {
  const { number } = await buyBag(context)
  const end = String(number).slice(-4)
  await commandFake(process.env.E2E_PPL_URL, 'faults', { refusedReference: String(number) })
  const page = await openOffice('staff_warehouse', '/baleni')
  await openBench(page)
  await openBox(page, String(number))
  await scan(page, await codeOnPiece(BAG_2_KG))
  await expect(page.getByText('dopravce odmítl štítek, opravuje péče')).toBeVisible({ timeout: 40_000 })
  await commandFake(process.env.E2E_PPL_URL, 'faults', { refusedReference: '' })
  await page.getByRole('button', { name: `Zkusit štítek ${end}` }).press('Enter')
  await expect(printed(page)).toBeVisible({ timeout: 40_000 })
})

test('labels wait for paper and come out when it is filled', async ({ openOffice, context }) => {
  const { number } = await buyBag(context)
  await commandFake(process.env.E2E_ZEBRA_URL, 'faults', { paper: 0 })
  const page = await openOffice('staff_warehouse', '/baleni')
  await openBench(page)
  await openBox(page, String(number))
  await scan(page, await codeOnPiece(BAG_2_KG))
  await expect(page.getByText('V tiskárně došel papír.').first()).toBeVisible({ timeout: 40_000 })
  await commandFake(process.env.E2E_ZEBRA_URL, 'faults', { paper: null })
  await page.getByRole('button', { name: /^Vytisknout frontu štítků/ }).press('Enter')
  await expect(printed(page)).toBeVisible({ timeout: 30_000 })
})

test('a box is weighed by hand, and a carrier that cannot be asked gives its number to a person', async ({
  openOffice,
  context,
}) => {
  const { number, orderId } = await buyBag(context, 'dpd')
  await putFirst(orderId)
  const page = await openOffice('staff_warehouse', '/baleni')
  await openBench(page)
  await page.keyboard.press('v')
  await expect(page.getByRole('button', { name: 'Vážíte ručně' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: String(number).slice(-4) })).toBeVisible()
  await scan(page, await codeOnPiece(BAG_2_KG))
  await expect(page.getByRole('heading', { name: /^Zvažte zásilku/ })).toBeVisible()
  await expectAccessible(page, BENCH)

  const { weightGrams } = await orderAtBench(orderId)
  await weigh(page, weightGrams - 900)
  await expect(page.getByRole('alert').filter({ hasText: 'Chybí 900 g' })).toBeVisible()
  await weigh(page, weightGrams)
  await expect(closed(page)).toBeVisible()

  await page.goto('/baleni/uzaverka')
  await page.getByLabel(`Číslo zásilky od dopravce k objednávce ${number}`).fill('DPD05112345678')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await orderAtBench(orderId)).trackingNumber).toBe('DPD05112345678')
  await handOver(page, /DPD/, orderId)
})

/** As it is written beside a scale, in kilograms. */
async function weigh(page: Page, grams: number): Promise<void> {
  await page.getByLabel('Na váze je').fill((grams / 1000).toFixed(3).replace('.', ','))
  await page.keyboard.press('Enter')
}
