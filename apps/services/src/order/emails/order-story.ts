import { formatPrice } from '@shop/czech/format-price'
import { toVocative } from '@shop/czech/vocative'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { EMPTY_STORY, type MailGood, type MailStory } from '#app/mail/define-mails'
import { toMailGood } from '#app/mail/to-mail-good'
import { toDosing } from '#app/order/emails/order-dosing'
import { selectDogsOfOrder, selectFoodsOfOrder, selectOrderOfMail } from '#app/order/emails/order-story.sql'
import { toOrderTrail } from '#app/order/emails/order-trail'
import { type OrderViewRow, selectOrderView } from '#app/order/order-view.sql'
import type { Db } from '#app/store/database'

interface StoryQuestion {
  object: string
  template: string
  recipient: string
  imagesUrl: string
  now: Date
}

/** Mails that come with food to feed. */
const WITH_DOSING: readonly string[] = ['order-confirmation', 'order-shipped']

/**
 * Name, way, goods and doses of the order a mail is about, read when the mail goes out, so that the outbox keeps none of it.
 * Whoever does not read mails of the order's own address learns nothing of it.
 */
export async function orderStory(db: Db, question: StoryQuestion): Promise<MailStory> {
  const { object, template, recipient, imagesUrl, now } = question
  const orderId = await selectOrderOfMail(db, object)
  const order = orderId === null ? null : await selectOrderView(db, orderId)
  if (orderId === null || !order || order.email !== recipient) return EMPTY_STORY
  const called = toVocative(String(order.billing.firstName ?? ''))
  return {
    'customer.call': called ? `, ${called}` : '',
    'order.trail': { trail: toOrderTrail(order, template) },
    'order.goods': { goods: goodsOf(order, imagesUrl) },
    'order.dosing': WITH_DOSING.includes(template) ? await dosingOf(db, orderId, recipient, now) : '',
  }
}

async function dosingOf(db: Db, orderId: number, recipient: string, now: Date) {
  const dogs = await selectDogsOfOrder(db, orderId, recipient)
  if (dogs.length === 0) return ''
  return toDosing(dogs, await selectFoodsOfOrder(db, orderId), toPragueTime(now).date)
}

function goodsOf({ lines }: OrderViewRow, imagesUrl: string): MailGood[] {
  return lines
    .filter(({ kind }) => kind === 'goods' || kind === 'gift')
    .map(({ kind, name, variantName, pieces, gross, protein, image }) =>
      toMailGood(imagesUrl, {
        name: kind === 'gift' ? `${name} (dárek)` : name,
        variantName,
        pieces,
        amount: formatPrice(gross),
        protein: protein ?? null,
        image: image ?? null,
      }),
    )
}
