import type { PaymentKind } from '@shop/domain/checkout/payment-method'
import type { PaymentState } from '@shop/domain/payment/payment-state'

const FIRST = {
  transfer: 'awaiting_transfer',
  cod: 'awaiting_cod',
  invoice: 'invoice_issued',
} satisfies Partial<Record<PaymentKind, PaymentState>>

/** How money is waited for from the first moment; null when the gateway begins it, or when nothing is left to pay. */
export function firstPaymentState(kind: PaymentKind, payable: number): PaymentState | null {
  return kind === 'online' || payable === 0 ? null : FIRST[kind]
}
