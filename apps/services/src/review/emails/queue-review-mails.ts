import { formatDate } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { askingLink } from '#app/customer/asking-link'
import { selectGrantEnd } from '#app/customer/credits.sql'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { REQUEST_WORDS, rewardWords } from '#app/review/emails/request-words'
import { REVIEW_MAILS } from '#app/review/emails/review-mails'
import { insertInvitation } from '#app/review/review-authors.sql'
import type { AskableOrder, BoughtGoods } from '#app/review/review-requests.sql'
import type { StoredReview } from '#app/review/reviews.sql'
import { hashSecret, makeSecret } from '#app/store/secret'
import { selectSettings } from '#app/store/store.sql'

/** A review whose author can be written to. */
type AuthoredReview = StoredReview & { orderId: number; email: string }

const DAY_MS = 24 * 60 * 60 * 1000
const INVITATION_DAYS = 180
const EATEN = ['kibble', 'can', 'pouch', 'treat', 'supplement']

/** A guest gets a link that opens the reviews of the order; a customer has them in the account. */
async function linkToReviews(
  context: CommandContext,
  { orderId, customerId }: { orderId: number; customerId: number | null },
) {
  const page = `${context.deps.config.STOREFRONT_URL}/moje-recenze`
  return customerId === null ? `${page}/${await invite(context, orderId)}` : page
}

async function invite({ db, now }: CommandContext, orderId: number): Promise<string> {
  const secret = makeSecret()
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  await insertInvitation(db, { orderId, secretHash: hashSecret(secret), now, expiresAt })
  return secret
}

/** Names what has been tried; the page behind the link has the rest of the order too. */
export async function queueReviewRequest(
  context: CommandContext,
  order: AskableOrder,
  tried: readonly BoughtGoods[],
): Promise<void> {
  const shop = context.deps.config.STOREFRONT_URL
  const href = `${shop}/moje-recenze/${await invite(context, order.id)}`
  const names = [...new Set(tried.map(({ name }) => name))]
  const isFood = tried.some(({ kind }) => EATEN.includes(kind))
  const settings = await selectSettings(context.db, 'loyalty.review_credits')
  const credits = Number(settings['loyalty.review_credits'] ?? 0)
  const { reward, preheader } = rewardWords(order.customerId === null || credits === 0 ? null : credits)
  await queueMail(context, REVIEW_MAILS['review-request'], {
    object: `order:${order.id}`,
    event: 'review_requested',
    to: order.email,
    data: {
      'order.number': order.number,
      'review.moment': isFood ? REQUEST_WORDS.eaten : REQUEST_WORDS.used,
      'review.reward': reward,
      'review.preheader': preheader,
      'links.reviewRules': `${shop}/s/pravidla-recenzi`,
      'links.moneyBack': `${shop}/casto-kladene-dotazy/vraceni-a-reklamace/nechutna-vratime-penize`,
    },
    secrets: {
      'links.review': href,
      'order.reviewLinks': { links: names.map((label) => ({ label, href })) },
      'links.unsubscribe': await askingLink(context, order, 'review_requests'),
    },
  })
}

/** The same words can be refused or published again, after an appeal or a report: every decision has its mail. */
function toAuthor({ now }: CommandContext, { id, versions, email }: AuthoredReview, decision: string) {
  return { object: `review:${id}`, event: `${decision}:${versions}:${now.toISOString()}`, to: email }
}

export async function queueReviewPublished(
  context: CommandContext,
  review: AuthoredReview,
  credits: number,
): Promise<void> {
  const product = `${context.deps.config.STOREFRONT_URL}/produkt/${review.slug}#recenze`
  const to = toAuthor(context, review, 'published')
  const links = { 'links.myReviews': await linkToReviews(context, review) }
  if (credits === 0) {
    const data = { 'product.name': review.productName, 'links.product': product }
    await queueMail(context, REVIEW_MAILS['review-published'], { ...to, data, secrets: links })
    return
  }
  const validTo = await selectGrantEnd(context.db, {
    kind: 'review',
    reference: { type: 'review', id: String(review.id) },
  })
  await queueMail(context, REVIEW_MAILS['review-thanks'], {
    ...to,
    data: {
      'product.name': review.productName,
      'credits.amount': String(credits),
      'credits.validTo': formatDate(toPragueTime(validTo ?? context.now).date),
      'links.review': product,
    },
    secrets: links,
  })
}

export async function queueReviewReturned(
  context: CommandContext,
  review: AuthoredReview,
  { mail, why }: { mail: 'review-returned' | 'review-rejected' | 'review-appeal-kept'; why: string },
): Promise<void> {
  await queueMail(context, REVIEW_MAILS[mail], {
    ...toAuthor(context, review, mail),
    data: {
      'product.name': review.productName,
      'review.note': why || 'Neodpovídá pravidlům recenzí.',
      'links.reviewRules': `${context.deps.config.STOREFRONT_URL}/s/pravidla-recenzi`,
    },
    secrets: { 'links.myReviews': await linkToReviews(context, review) },
  })
}
