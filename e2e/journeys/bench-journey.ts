import { expect, type Page } from '@playwright/test'
import { query } from './shop-database.sql.ts'

/** As a scanner sends it: the prefix, every sign by its key, then Enter. Counts nothing else. */
export async function scan(page: Page, code: string): Promise<void> {
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
export async function codeOnPiece(sku: string): Promise<string> {
  const [row] = await query<{ ean: string; code: string }>(
    `select v.ean, b.code from shop.variants v join shop.batches b on b.variant_id = v.id
      where v.sku = $1 and b.on_hand > b.reserved order by b.best_before limit 1`,
    [sku],
  )
  return `010${row?.ean}10${row?.code}`
}

/** A table of the width of a bench, with nothing open on it. */
export async function openBench(page: Page, name = 'Stůl 1'): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Naskenujte vychystávací list' })).toBeVisible()
}

/** Its collection is long overdue: whatever else waits, the queue gives this one first. */
export async function putFirst(orderId: number): Promise<void> {
  await query(`update shop.orders set dispatch_on = '2000-01-01' where id = $1`, [orderId])
}

/** A table without a printer of labels. */
export async function printByBrowser(name: string): Promise<void> {
  await query(
    `update internal.benches set printer_id = (select id from internal.printers where code = 'prohlizec') where name = $1`,
    [name],
  )
}

interface BenchOrder {
  number: string
  state: string
  trackingNumber: string | null
  weightGrams: number
}

/** The order and its first parcel, as they are now. */
export async function orderAtBench(orderId: number): Promise<BenchOrder> {
  const [row] = await query<BenchOrder>(
    `select o.number, o.state, p.tracking_number as "trackingNumber", p.weight_g as "weightGrams"
       from shop.orders o left join shop.parcels p on p.order_id = o.id and p.state <> 'cancelled' where o.id = $1 limit 1`,
    [orderId],
  )
  if (!row) throw new Error(`No order ${orderId}.`)
  return row
}

/** Carriers are asked in turns of hours; this one now. */
export async function askCarrierSoon(orderId: number): Promise<void> {
  await query('update shop.parcels set check_at = now() where order_id = $1', [orderId])
}
