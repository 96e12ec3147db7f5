import { CHARGE_LIMIT } from '@shop/contract/plan/card-consent'
import { parcelPayment } from '@shop/domain/plan/parcel-payment'
import type { PaymentRow } from '#app/rules/shop-rules.sql'

type Card = { cardNumber: string | null }

/** How a parcel is going to be paid, and by whom: „nothing to do“ is true of a kept card and of cash alone. */
export function paymentText({ kind, name }: Pick<PaymentRow, 'kind' | 'name'>, payable: number, card: Card | null) {
  switch (parcelPayment({ kind, payable, hasCard: card !== null, chargeLimit: CHARGE_LIMIT })) {
    case 'card':
      return `${name}: v den zpracování strhneme sami ${cardText(card)}`
    case 'link':
      return `${name}: v den zpracování pošleme odkaz k zaplacení a balík vyjede, až ho zaplatíte`
    case 'transfer':
      return `${name}: balík vyjede, až peníze dorazí`
    case 'cod':
      return `${name}: zaplatíte při převzetí`
    case 'invoice':
      return name
  }
}

/** Of a card of which only the last digits are known, if those. */
function cardText(card: Card | null): string {
  return card?.cardNumber ? `z karty ••••\u00a0${card.cardNumber}` : 'z uložené karty'
}
