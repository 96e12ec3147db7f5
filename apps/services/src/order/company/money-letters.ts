import type { CommandContext } from '#app/http/context'
import { selectMoneyMailboxes } from '#app/order/company/company-orders.sql'
import { orderLink } from '#app/order/order-link'
import type { PayableOrder } from '#app/order/payable-order.sql'

export interface MoneyLetter {
  to: string
  /** Each mailbox has its own: the same object, event and mail is never sent twice. */
  event: string
  /** Where the reader finds the money: whoever sees that of a company, on its page. */
  link: string
  /** To somebody of the company, who may not open the order itself: its link also cancels and changes it. */
  isToCompany: boolean
}

/** To whom debts, documents and returned money of an order are told; its own address where no company has anybody for it. */
export async function moneyLetters(
  { db, deps }: CommandContext,
  order: PayableOrder,
  { event, ownLink = orderLink(deps.config, order) }: { event: string; ownLink?: string },
): Promise<MoneyLetter[]> {
  const mailboxes = await selectMoneyMailboxes(db, order.id)
  if (mailboxes.length === 0) return [{ to: order.email, event, link: ownLink, isToCompany: false }]
  const link = `${deps.config.STOREFRONT_URL}/ucet/firma#faktury`
  return mailboxes.map((to, nth) => ({
    ...{ to, event: nth === 0 ? event : `${event} ${nth + 1}` },
    ...{ link, isToCompany: true },
  }))
}
