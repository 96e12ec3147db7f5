import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { voucherTrouble } from '@shop/domain/voucher/voucher-share'
import { changeCart } from '#app/cart/change-cart'
import type { Context } from '#app/http/context'
import { hashVoucherCode } from '#app/voucher/issue-voucher'
import { lockVoucher } from '#app/voucher/vouchers.sql'

/** The cart keeps which voucher it is, not the code: whoever reads the cart cannot spend it elsewhere. */
export async function enterVoucher(context: Context, code: string, seen: { version: number | null }) {
  return changeCart(context, { seen, withoutCart: { refuse: 'cart_gone' } }, async (cart) => {
    const voucher = await lockVoucher(context.db, { codeHash: hashVoucherCode(code) })
    const trouble = voucher ? voucherTrouble(voucher, toPragueDay(context.now)) : 'unknown'
    if (!voucher || trouble !== null) {
      const expiresOn = trouble === 'expired' ? (voucher?.expiresOn ?? null) : null
      return refuse('voucher_refused', { reason: trouble, expiresOn })
    }
    return ok({ cart, row: { voucherId: voucher.id } })
  })
}

export async function removeVoucher(context: Context) {
  return changeCart(context, { withoutCart: 'empty' }, (cart) => ok({ cart, row: { voucherId: null } }))
}
