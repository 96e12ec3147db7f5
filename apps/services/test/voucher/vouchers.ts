import { randomUUID } from 'node:crypto'
import { ORDER_BUTTON } from '@shop/contract/order'
import { formatVoucherCode } from '@shop/domain/voucher/voucher-code'
import { inTransaction } from '#app/store/database'
import { issueVoucher } from '#app/voucher/issue-voucher'
import type { Harness } from '../harness.ts'
import { openPayment, type Placed, pressButton, query } from '../paying.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'

let issued = 0
let buyers = 0

/** What somebody fills in who buys a voucher; each time other people. */
export function voucherWish(more: object = {}) {
  buyers += 1
  return {
    key: randomUUID(),
    face: 100_000,
    firstName: 'Jana',
    lastName: 'Nováková',
    email: `darce${buyers}@priklad.cz`,
    recipientEmail: `obdarovany${buyers}@priklad.cz`,
    recipientName: 'Tomáš',
    giver: 'Babička',
    words: 'Ať Rex nehladoví.',
    deliverOn: '2026-11-16',
    paymentCode: 'karta',
    buttonText: ORDER_BUTTON,
    ...more,
  } as const
}

export async function newVoucher(shop: Harness, face: number): Promise<{ id: number; code: string }> {
  issued += 1
  const { deps, clock } = shop
  const { id, code } = await inTransaction(deps.pool, (db) =>
    issueVoucher({ db, deps, now: clock.now(), requestId: 'test', actor: { kind: 'system' } } as never, {
      face,
      origin: 'staff',
      reason: 'test',
      issuedBy: 'x',
      issueKey: `test ${issued}`,
    }),
  )
  return { id, code: formatVoucherCode(code ?? '') }
}

export async function balanceOf(shop: Harness, id: number): Promise<number> {
  const [row] = await query<{ balance: number }>(shop, 'select balance::int from shop.vouchers where id = $1', [id])
  return row?.balance ?? -1
}

/** One bag in the cart, the code entered, ready to press the button. */
export async function readyWith(
  shop: Harness,
  code: string,
  { payment = 'karta', email = `darek${issued}@priklad.cz`, sku = SKU.bag2 as string } = {},
) {
  const browser = visit(shop)
  await browser.call('addLine', { variantId: await variantId(shop, sku) })
  const entered = await browser.call('enterCoupon', { code })
  if (entered.status !== 200) throw new Error(JSON.stringify(entered.error))
  const order = await fillCheckout(browser, { payment, details: { email } })
  const { value } = await browser.call('checkout', {})
  return { browser, order, cart: value.cart, email }
}

/** An order that a new voucher pays a part of; the rest waits at the gateway. */
export async function placeBesideVoucher(
  shop: Harness,
  face: number,
): Promise<{ id: number; code: string; placed: Placed; gatewayId: string }> {
  const { id, code } = await newVoucher(shop, face)
  const { browser, order, email } = await readyWith(shop, code)
  const placed = await pressButton(browser, order, email)
  return { id, code, placed, gatewayId: await openPayment(shop, placed) }
}
