import { formatPrice } from '@shop/czech/format-price'
import { MOVEMENT } from '#app/texts/payment.ts'

interface Money {
  amount: number
  currency: string
}

/** One sentence about what will happen, before the button that does it; the services decide by the same amounts. */
export function describeAssigning(
  { amount, currency }: Money,
  { number, due }: { number: string; due: number },
): string {
  const { will } = MOVEMENT
  if (amount < 0) return will.back(number)
  if (currency !== 'CZK') return will.other(number)
  if (due <= 0) return will.surplus(number)
  if (amount === due) return will.paid(number)
  return amount < due ? will.under(number, formatPrice(due - amount)) : will.over(number, formatPrice(amount - due))
}
