import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { changeCart } from '#app/cart/change-cart'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { selectOwnVouchers } from '#app/voucher/own-vouchers.sql'
import { lockVoucher } from '#app/voucher/vouchers.sql'

export async function readOwnVouchers(context: Context) {
  const { customerId } = customer(context)
  const asked = { customerId, voucherId: null, today: toPragueDay(context.now) }
  return ok({ vouchers: await selectOwnVouchers(context.db, asked) })
}

/** One that is not theirs, or pays nothing any more, is unknown like one that never was. */
export async function useOwnVoucher(context: Context, { voucherId }: { voucherId: number }) {
  const { customerId } = customer(context)
  return changeCart(context, { withoutCart: { refuse: 'cart_gone' } }, async (cart) => {
    const today = toPragueDay(context.now)
    await lockVoucher(context.db, { id: voucherId })
    const [own] = await selectOwnVouchers(context.db, { customerId, voucherId, today })
    return own ? ok({ cart, row: { voucherId: own.id } }) : refuse('voucher_refused', { reason: 'unknown' })
  })
}
