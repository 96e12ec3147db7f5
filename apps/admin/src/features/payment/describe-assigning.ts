import { formatPrice } from '@shop/czech/format-price'
import type { OrderState } from '@shop/domain/order/order-state'
import { MOVEMENT } from '#app/texts/payment.ts'

interface Money {
  amount: number
  currency: string
}

interface Target {
  number: string
  state: OrderState
  /** As the database says it to the services too; nothing once the order goes on or has ended. */
  due: number
}

/** One sentence about what will happen, before the button that does it; the services decide by the same amounts. */
export function describeAssigning({ amount, currency }: Money, { number, state, due }: Target): string {
  const { will } = MOVEMENT
  const isEnough = due <= 0 || (currency === 'CZK' && amount >= due)
  if (amount < 0) return will.back(number)
  if (state === 'cancelled' && isEnough) return will.cancelled(number)
  if (currency !== 'CZK') return will.other(number)
  if (due <= 0) return will.surplus(number)
  if (!isEnough) return will.under(number, formatPrice(due - amount))
  if (state === 'expired') return will.late(number)
  return amount === due ? will.paid(number) : will.over(number, formatPrice(amount - due))
}
