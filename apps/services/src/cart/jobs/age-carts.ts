import { formatPrice } from '@shop/czech/format-price'
import { isDaytime } from '@shop/domain/plan/cycle-days'
import { remindedBefore } from '@shop/domain/reminder/reminder'
import {
  abandonIdleCarts,
  emptyExpiredCarts,
  type LeftCart,
  selectLeftCarts,
  updateCartReminded,
} from '#app/cart/aging.sql'
import { lockCartById, selectCartLines } from '#app/cart/cart.sql'
import { toPricingQuestion } from '#app/cart/describe-cart'
import { loadPricingContext } from '#app/cart/load-pricing-context'
import { priceWholeCart } from '#app/cart/price-whole-cart'
import { consentLink } from '#app/customer/consent-link'
import { takeReminder } from '#app/customer/reminders.sql'
import type { CommandContext } from '#app/http/context'
import { asCommand } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { toMailGood } from '#app/mail/to-mail-good'
import { MARKETING_MAILS } from '#app/marketing/emails/marketing-mails'

const AT_ONCE = 1000
// Whoever left a cart longer ago has bought elsewhere, or nothing.
const STALE_MS = 4 * 24 * 60 * 60 * 1000

/** A cart left for a day counts as abandoned; who agreed to it is reminded by day, once. What nobody came back for is emptied. */
export const ageCarts = asCommand<'age-carts'>(async (context) => {
  const { db, now, log } = context
  const abandoned = await abandonIdleCarts(db, now, AT_ONCE)
  const reminded = isDaytime(now) ? await remindAll(context) : 0
  const emptied = await emptyExpiredCarts(db, now, AT_ONCE)
  log.info({ abandoned, reminded, emptied }, 'cart.aged')
})

async function remindAll(context: CommandContext): Promise<number> {
  const { db, now } = context
  const leftSince = new Date(now.getTime() - STALE_MS)
  const left = await selectLeftCarts(db, { leftSince, remindedBefore: remindedBefore(now), limit: AT_ONCE })
  for (const cart of left) await remind(context, cart)
  return left.length
}

/** At the prices of today. */
async function remind(context: CommandContext, { id, customerId, email }: LeftCart): Promise<void> {
  const { db, now, deps } = context
  if (!(await takeReminder(db, { customerId, topic: 'abandoned_cart', now }))) return
  const row = await lockCartById(db, id)
  if (row?.state !== 'abandoned') return
  const cart = { ...(await selectCartLines(db, id)), couponCode: row.couponCode }
  const pricing = await loadPricingContext(context, toPricingQuestion(row, cart))
  const { priced, freeShipping } = priceWholeCart(pricing, cart, row)
  const { result } = priced
  const items = result.lines.map(({ variantId, pieces, amount }) => {
    const view = pricing.goods.get(variantId)?.view
    return toMailGood(deps.config.IMAGES_URL, {
      name: view?.name ?? '',
      variantName: view?.variantName ?? '',
      pieces,
      amount: formatPrice(amount),
      protein: view?.protein ?? null,
      image: view?.image ?? null,
    })
  })
  const { missing, isReached } = freeShipping
  const shop = deps.config.STOREFRONT_URL
  await queueMail(context, MARKETING_MAILS['abandoned-cart'], {
    object: `cart:${id}`,
    event: 'abandoned',
    to: email,
    data: {
      'cart.itemsTable': { goods: items },
      'cart.total': formatPrice(result.goods.paid),
      'cart.freeShippingText': isReached ? 'Dopravu máte zdarma.' : `Do dopravy zdarma zbývá ${formatPrice(missing)}.`,
      'links.cart': `${shop}/kosik/obsah`,
    },
    secrets: { 'links.unsubscribe': consentLink(deps.config, { customerId, email }, 'abandoned_cart') },
  })
  await updateCartReminded(db, id, now)
}
