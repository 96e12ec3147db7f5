import type { OfferView, PuppyOffer } from '@shop/contract/dog/litter'
import { formatDate } from '@shop/czech/format-date'
import { toPragueDay, toPragueTime } from '@shop/domain/calendar/prague-time'
import { cardEnd, cardState } from '@shop/domain/litter/puppy-card'
import { ok, refuse } from '@shop/domain/result'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { takeCard } from '#app/litter/cards'
import { lockCard, lockPuppy, updateCards } from '#app/litter/cards.sql'
import { LITTER_MAILS } from '#app/litter/emails/litter-mails'
import { isBreeder, selectLitterRules } from '#app/litter/litters.sql'
import { replaceOffer, selectOffer, selectPuppyMail } from '#app/litter/offers.sql'
import { readPuppyCard } from '#app/litter/read-puppy-card'
import { queueMail } from '#app/mail/queue-mail'
import { newUid } from '#app/store/new-uid'
import { hashSecret, makeSecret } from '#app/store/secret'

const OFFER_DAYS = 28
const DAY_MS = 24 * 60 * 60 * 1000

/** By mail instead of a printed card. Sent to somebody else, the link before opens nothing any more. */
export async function offerPuppy(context: Context, { id, email }: PuppyOffer & { id: number }) {
  const { db, now, deps } = context
  const { customerId } = customer(context)
  if (!(await isBreeder(db, customerId))) return refuse('not_a_breeder')
  const puppy = await lockPuppy(db, customerId, id)
  if (!puppy || puppy.diedOn !== null) throw notFound()
  if (puppy.isTaken) return refuse('card_taken')
  if (puppy.bornOn === null) return refuse('litter_unborn')
  const token = makeSecret()
  const expiresAt = new Date(now.getTime() + OFFER_DAYS * DAY_MS)
  await ensureCard(context, { ...puppy, bornOn: puppy.bornOn }, toPragueDay(expiresAt.toISOString()))
  await replaceOffer(db, { puppyId: id, tokenHash: hashSecret(token), email, expiresAt, now })
  const about = await selectPuppyMail(db, id)
  await queueMail(context, LITTER_MAILS['puppy-offer'], {
    object: `puppy:${id}`,
    event: `offered ${now.toISOString()}`,
    to: email,
    data: {
      'puppy.name': about?.name ?? '',
      'puppy.from': about?.kennel ? `Chovatelská stanice ${about.kennel}` : 'Chovatel',
      'puppy.until': formatDate(toPragueDay(expiresAt.toISOString())),
    },
    secrets: { 'links.puppy': `${deps.config.STOREFRONT_URL}/l/pes/${token}` },
  })
  await audit(db, context, 'litter.puppy_offered', { type: 'litter', id: puppy.litterId })
  return ok({ expiresAt: expiresAt.toISOString() })
}

interface Carded {
  id: number
  bornOn: string
  uid: string | null
  cardExpiresOn: string | null
}

/** What is taken over is the card, whichever way led to it. One in somebody's hands keeps its code and lasts as long as the link. */
async function ensureCard({ db, now }: Context, puppy: Carded, lastDay: string): Promise<void> {
  const { id, bornOn, uid, cardExpiresOn: expiresOn } = puppy
  const today = toPragueTime(now).date
  const isIssued = cardState({ hasCode: uid !== null, expiresOn, isTaken: false, isDead: false }, today) === 'issued'
  if (isIssued && expiresOn !== null && expiresOn >= lastDay) return
  const { cardMonths } = await selectLitterRules(db)
  const card = { puppyId: id, uid: isIssued && uid !== null ? uid : newUid() }
  await updateCards(db, [card], { expiresOn: cardEnd(bornOn, today, cardMonths), now })
}

/** Looking changes nothing: machines that read mails open every link in them. */
export async function readPuppyOffer(context: Context, { token }: { token: string }) {
  const { db, now } = context
  const offer = await selectOffer(db, hashSecret(token))
  if (!offer) throw notFound()
  const card = offer.uid === null ? null : await readPuppyCard(context, offer.uid)
  if (!card) throw notFound()
  const view: OfferView = {
    ...card,
    state: card.state !== 'issued' ? card.state : isOver(offer, now) ? 'expired' : 'issued',
    until: offer.expiresAt.toISOString(),
  }
  // What the puppy weighs is for whoever has it.
  return ok(view.state === 'issued' ? view : { ...view, basket: null, puppy: null })
}

function isOver({ expiresAt, isRevoked }: { expiresAt: Date; isRevoked: boolean }, now: Date): boolean {
  return isRevoked || expiresAt <= now
}

/** As the card does it, into the account of whoever is signed in. */
export async function takeOfferedPuppy(context: Context, { token }: { token: string }) {
  const { db, now } = context
  const { customerId } = customer(context)
  await lockCustomer(db, customerId)
  const known = await selectOffer(db, hashSecret(token))
  const card = known?.uid ? await lockCard(db, known.uid) : null
  if (!card) throw notFound()
  // Once the puppy is held, nobody sends it to somebody else.
  const offer = await selectOffer(db, hashSecret(token))
  const isMine = card.isTaken && card.takenBy === customerId
  if (!offer || (isOver(offer, now) && !isMine)) return refuse('card_expired')
  return takeCard(context, card)
}
