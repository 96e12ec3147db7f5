import type { CheckoutView } from '@shop/contract/checkout'
import { toWallet } from './list-payments.ts'

type Payable = Pick<CheckoutView, 'paymentCode' | 'paymentOptions'> & {
  cart: Pick<CheckoutView['cart'], 'payable' | 'voucher'> & { lines: readonly { regularWeeks: number | null }[] }
}

/** A voucher, credits or discounts cover everything. What comes again has to be paid for next time, so it is still asked about. */
function isCovered({ cart }: Pick<Payable, 'cart'>): boolean {
  const rest = cart.voucher?.rest ?? cart.payable
  return rest === 0 && cart.lines.every(({ regularWeeks }) => regularWeeks === null)
}

/** Whether the question how to pay can be left out: the order is covered, and the way it is kept with costs nothing. */
export function hasNothingToPay(checkout: Payable): boolean {
  const chosen = checkout.paymentOptions.find(({ code }) => code === checkout.paymentCode)
  return isCovered(checkout) && chosen !== undefined && chosen.refusal === null && chosen.fee === 0
}

/** With what a covered order is kept when nothing free is chosen yet; null when nothing has to be or can be changed. */
export function freePayment(checkout: Payable): string | null {
  if (!isCovered(checkout) || hasNothingToPay(checkout)) return null
  const free = checkout.paymentOptions.filter(
    ({ code, fee, refusal }) => fee === 0 && refusal === null && toWallet(code) === null,
  )
  return (free.find(({ kind }) => kind === 'online') ?? free.find(({ kind }) => kind !== 'invoice'))?.code ?? null
}
