import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { orderToDoor } from '../journeys/bought-before.ts'
import { BAG_2_KG, putIntoCart } from '../journeys/checkout-journey.ts'
import { newEmail } from '../journeys/customer-account.ts'
import { commandFake } from '../journeys/payment-journey.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const BENCH = { widths: [1280, 1440] }

/** As a scanner sends it: the prefix, every sign by its key, then Enter. Counts nothing else. */
async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => {
    const toCode = (sign: string) => {
      if (/\d/.test(sign)) return `Digit${sign}`
      return sign === '-' ? 'Minus' : `Key${sign.toUpperCase()}`
    }
    for (const pressed of ['F13', ...[...text].map(toCode), 'Enter']) {
      window.dispatchEvent(
        new KeyboardEvent('keydown', { code: pressed, key: pressed, bubbles: true, cancelable: true }),
      )
    }
  }, code)
}

/** What stands on the piece: goods and the batch to take. */
async function codeOnPiece(sku: string): Promise<string> {
  const [row] = await query<{ ean: string; code: string }>(
    `select v.ean, b.code from shop.variants v join shop.batches b on b.variant_id = v.id
      where v.sku = $1 and b.on_hand > b.reserved order by b.best_before limit 1`,
    [sku],
  )
  return `010${row?.ean}10${row?.code}`
}

async function openBench(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stůl 1' }).click()
  await expect(page.getByRole('heading', { name: 'Naskenujte vychystávací list' })).toBeVisible()
}

/** Its collection is long overdue: whatever else waits, the queue gives this one first. */
const putFirst = (orderId: number) =>
  query(`update shop.orders set dispatch_on = '2000-01-01' where id = $1`, [orderId])

const CAN = 'CN-KO-KUR-400'

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
  await page.setViewportSize({ width: 1280, height: 800 })
  await openBench(page)
  await expectAccessible(page, BENCH)

  await scan(page, 'XNEXT')
  await expect(page.getByRole('heading', { name: String(number).slice(-4) })).toBeVisible()
  await scan(page, bag)
  await expect(page.getByText('1 / 1')).toBeVisible()
  await scan(page, can)
  await expect(page.getByRole('heading', { name: 'je zabalená' })).toBeVisible()
  await expect(page.getByText('Štítek je vytištěný.')).toBeVisible({ timeout: 30_000 })
  const labels = (await commandFake(process.env.E2E_ZEBRA_URL, 'labels')) as string[]
  expect(labels.at(-1)).toContain(String(number))

  await page.getByRole('link', { name: 'Uzávěrka dne' }).click()
  await expect(page.getByRole('heading', { name: 'Uzávěrka dne' })).toBeVisible()
  await expectAccessible(page, { widths: [1440] })
  await page
    .getByRole('row', { name: /PPL/ })
    .getByRole('button', { name: /Předat/ })
    .click()
  await expect
    .poll(
      async () => (await query<{ state: string }>('select state from shop.orders where id = $1', [orderId]))[0]?.state,
    )
    .toBe('shipped')
})
