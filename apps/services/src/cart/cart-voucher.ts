import type { CartVoucher } from '@shop/contract/cart-view'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { PaymentKind } from '@shop/domain/checkout/payment-method'
import { voucherShare, voucherTrouble } from '@shop/domain/voucher/voucher-share'
import type { CartRow } from '#app/cart/cart.sql'
import type { Db } from '#app/store/database'
import { selectVoucher } from '#app/voucher/vouchers.sql'

/** Carriers collect whole crowns. */
const CASH_STEP = 100

interface Asked {
  payable: number
  /** How the rest is to be paid. */
  restBy: PaymentKind | null
  now: Date
}

/** What the voucher of a cart pays of its price today; one that pays nothing any more says why. */
export async function loadCartVoucher(
  db: Db,
  row: CartRow,
  { payable, restBy, now }: Asked,
): Promise<CartVoucher | null> {
  if (row.voucherId === null) return null
  const voucher = await selectVoucher(db, { id: row.voucherId })
  if (!voucher) return null
  const { tail, balance, expiresOn } = voucher
  const trouble = voucherTrouble(voucher, toPragueDay(now))
  const paid = trouble ? { share: 0, rest: payable } : voucherShare(payable, balance, restBy, CASH_STEP)
  return { tail, balance, expiresOn, trouble, ...paid }
}
