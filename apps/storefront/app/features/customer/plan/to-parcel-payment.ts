import { CHARGE_LIMIT } from '@shop/contract/plan/card-consent'
import type { PlanLinkView } from '@shop/contract/plan/plan'
import { PAYMENT_KINDS } from '@shop/domain/checkout/payment-method'
import { type ParcelPayment, parcelPayment } from '@shop/domain/plan/parcel-payment'

/** How the parcel of a link is going to be paid; null for a way that is offered no more. */
export function toParcelPayment({
  payment,
  card,
  cycle,
}: {
  payment: PlanLinkView['payment']
  card: PlanLinkView['card']
  cycle: Pick<PlanLinkView['cycle'], 'payable'>
}): ParcelPayment | null {
  const kind = PAYMENT_KINDS.find((one) => one === payment?.kind)
  return kind
    ? parcelPayment({ kind, payable: cycle.payable, hasCard: card !== null, chargeLimit: CHARGE_LIMIT })
    : null
}
