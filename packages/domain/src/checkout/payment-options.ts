import type { Halere } from '../money/halere.ts'
import type { Refusal } from '../result.ts'
import type { PaymentMethod } from './payment-method.ts'
import { type PaymentRefusal, type PaymentSituation, paymentRefusal } from './payment-refusal.ts'

type PaymentOption = {
  readonly methodCode: string
  readonly fee: Halere
  readonly refusal: Refusal<PaymentRefusal> | null
}

export function listPaymentOptions(methods: readonly PaymentMethod[], situation: PaymentSituation): PaymentOption[] {
  return methods
    .toSorted((a, b) => a.position - b.position)
    .map((method) => {
      // The fee of the method itself may lift the order over the limit of cash on delivery.
      const payable = situation.payable + method.fee
      return { methodCode: method.code, fee: method.fee, refusal: paymentRefusal(method, { ...situation, payable }) }
    })
}
