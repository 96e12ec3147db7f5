import type { CheckoutView } from '@shop/contract/checkout'
import { Notice } from '@shop/ui/notice/notice'
import { describeAdvice } from './describe-advice.ts'

/** Said only to whom it saves money: while nothing is chosen, or when what is chosen costs more than it need. */
export function ShippingAdvice({ checkout, className }: { checkout: CheckoutView; className?: string | undefined }) {
  const advice = describeAdvice(checkout)
  return advice ? (
    <Notice icon="box" role="status" className={className}>
      {advice}
    </Notice>
  ) : null
}
