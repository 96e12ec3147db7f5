import { formatPrice } from '@shop/czech/format-price'
import { abandonIdleCarts, emptyExpiredCarts, type IdleCart, updateCartReminded } from '#app/cart/aging.sql'
import { lockCartById, selectCartLines } from '#app/cart/cart.sql'
import { toPricingQuestion } from '#app/cart/describe-cart'
import { loadPricingContext } from '#app/cart/load-pricing-context'
import { priceWholeCart } from '#app/cart/price-whole-cart'
import type { CommandContext } from '#app/http/context'
import { asCommand } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { toMailGood } from '#app/mail/to-mail-good'
import { MARKETING_MAILS } from '#app/marketing/emails/marketing-mails'

const AT_ONCE = 1000

/** A cart left for a day counts as abandoned; who agreed to it is reminded, once. What nobody came back for is emptied. */
export const ageCarts = asCommand<'age-carts'>(async (context) => {
  const { db, now, log } = context
  const idle = await abandonIdleCarts(db, now, AT_ONCE)
  const reminded = idle.filter(({ email }) => email !== null)
  for (const cart of reminded) await remind(context, cart)
  const emptied = await emptyExpiredCarts(db, now, AT_ONCE)
  log.info({ abandoned: idle.length, reminded: reminded.length, emptied }, 'cart.aged')
})

/** At the prices of today. */
async function remind(context: CommandContext, { id, email }: IdleCart): Promise<void> {
  const { db, now, deps } = context
  const row = await lockCartById(db, id)
  if (!row || !email) return
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
      // Reminders are a consent of the account, and it ends there.
      'links.unsubscribe': `${shop}/ucet/osobni-udaje`,
    },
  })
  await updateCartReminded(db, id, now)
}
