import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import type { DueProductAlert } from '#app/catalog/due-product-alerts.sql'
import { productAlertLink } from '#app/catalog/product-alert-link'
import type { ProductAlertRow } from '#app/catalog/product-alerts.sql'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { toMailGood } from '#app/mail/to-mail-good'
import { MARKETING_MAILS } from '#app/marketing/emails/marketing-mails'
import { selectHolder } from '#app/push/push.sql'
import { queuePush } from '#app/push/queue-push'

const UNITS = { kg: 'kg', l: 'l', m: 'm', piece: 'ks' } as const

const EVENTS = {
  back_in_stock: 'až bude zase skladem',
  price_drop: 'až bude stát méně',
}

/** Once a day at most, however often somebody asks. */
export async function queueConfirmation(context: CommandContext, alert: ProductAlertRow): Promise<void> {
  const { now, deps } = context
  await queueMail(context, MARKETING_MAILS['product-alert-verify'], {
    object: `product_alert:${alert.id}`,
    event: `confirm:${now.toISOString().slice(0, 10)}`,
    to: alert.email,
    data: {
      'product.name': alert.name,
      'product.variant': alert.variant,
      'watch.event':
        alert.wishedPrice === null ? EVENTS[alert.kind] : `až bude stát nejvýš ${formatPrice(alert.wishedPrice)}`,
    },
    secrets: { 'links.confirm': productAlertLink(deps.config, alert.id) },
  })
}

/** The one mail a product alert was for. */
export async function queueTold(context: CommandContext, told: DueProductAlert): Promise<void> {
  const { config } = context.deps
  const { unitPrice, price, unit, lowestPrice, name, variant: variantName, protein, image } = told
  const product = {
    'product.name': told.name,
    'product.variant': told.variant,
    'product.price': formatPrice(price),
    'product.unitPrice': formatUnitPrice(unitPrice ?? price, UNITS[unit ?? 'piece']),
    'product.goods': {
      goods: [
        toMailGood(config.IMAGES_URL, { name, variantName, pieces: 0, amount: formatPrice(price), protein, image }),
      ],
    },
    'links.product': `${config.STOREFRONT_URL}/produkt/${told.slug}?varianta=${told.sku}`,
  }
  await pushTold(context, told)
  const mail = { object: `product_alert:${told.id}`, event: 'told', to: told.email }
  const secrets = { 'links.cancel': productAlertLink(config, told.id) }
  if (told.kind === 'back_in_stock') {
    return queueMail(context, MARKETING_MAILS['back-in-stock'], { ...mail, data: product, secrets })
  }
  const data = {
    ...product,
    'product.seenPrice': formatPrice(told.seenPrice),
    // Whoever announces a lower price says what the lowest was before it.
    'product.lowestText':
      lowestPrice === null ? '' : `Nejnižší cena za 30 dní před slevou byla ${formatPrice(lowestPrice)}.`,
  }
  return queueMail(context, MARKETING_MAILS['price-drop'], { ...mail, data, secrets })
}

/** Beside the mail, in browsers of whoever has an account under the address. */
async function pushTold(context: CommandContext, told: DueProductAlert): Promise<void> {
  const name = [told.name, told.variant].filter(Boolean).join(' ')
  await queuePush(context, {
    customerId: await selectHolder(context.db, told.email),
    ...{ topic: 'watchdog', object: `product_alert:${told.id}`, event: 'told' },
    title: told.kind === 'back_in_stock' ? 'Je zase skladem' : 'Zlevnilo',
    body: `${name} za ${formatPrice(told.price)}.`,
    path: `/produkt/${told.slug}?varianta=${told.sku}`,
  })
}
