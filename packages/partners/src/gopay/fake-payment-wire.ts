import type { FakePayment } from './fake-payments.ts'

const CARD = {
  card_number: '444444******4448',
  card_expiration: '3012',
  card_brand: 'VISA',
  card_issuer_country: 'CZE',
  card_issuer_bank: 'Testovací banka',
}

/** The payment object as the API gives it. */
export function toPaymentObject(payment: FakePayment, origin: string): Record<string, unknown> {
  const { input } = payment
  const isByCard = payment.instrument === 'PAYMENT_CARD'
  const contact = { ...input.payer.contact, postal_code: input.payer.contact.postal_code?.replaceAll(' ', '') }
  return {
    id: payment.id,
    ...(payment.parentId === null ? {} : { parent_id: payment.parentId }),
    order_number: input.order_number,
    state: payment.state,
    ...(payment.subState ? { sub_state: payment.subState } : {}),
    ...(payment.instrument ? { payment_instrument: payment.instrument } : {}),
    amount: input.amount,
    currency: input.currency,
    payer: { ...input.payer, contact, ...(isByCard ? { payment_card: CARD } : {}) },
    target: input.target,
    ...(payment.recurrence ? { recurrence: { ...input.recurrence, recurrence_state: payment.recurrence } } : {}),
    ...(input.preauthorization ? { preauthorization: { requested: true, state: toPreauthState(payment) } } : {}),
    additional_params: input.additional_params,
    lang: input.lang,
    gw_url: `${origin}/gw/v3/${payment.key}`,
  }
}

function toPreauthState({ state }: FakePayment): string {
  if (state === 'AUTHORIZED') return 'AUTHORIZED'
  if (state === 'CANCELED' || state === 'TIMEOUTED') return 'CANCELED'
  return state === 'CREATED' || state === 'PAYMENT_METHOD_CHOSEN' ? 'REQUESTED' : 'CAPTURED'
}
