import { CLASS_OFFERS, type ClassOffer, type NewClassOffer } from '@shop/contract/promotion/class-offer'
import { ok, refuse } from '@shop/domain/result'
import { hashToken } from '#app/cart/cart-owner'
import { type ClassBasket, selectClassBaskets, selectOwnPartner } from '#app/cart/class-offers.sql'
import { copyOfCart, keepBasket } from '#app/cart/prepared-baskets'
import { deleteBasket } from '#app/cart/prepared-baskets.sql'
import { findCart } from '#app/cart/read-cart'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { sign } from '#app/http/signature'
import { customer } from '#app/http/signed-in'

/** A term, and a little of the next one. */
const OFFER_DAYS = 120
const HASH_LENGTH = 22
const PLACES = Array.from({ length: CLASS_OFFERS }, (_, index) => index + 1)

/** It follows from the trainer and the place in the list: what hangs on a wall leads on to what is prepared there later. */
function offerHash({ deps }: Context, customerId: number, place: number): string {
  return sign(deps.config.AUTH_SECRET, 'class offer', `${customerId}.${place}`).slice(0, HASH_LENGTH)
}

export async function readClassOffers(context: Context) {
  const { customerId } = customer(context)
  return ok({ offers: await listOffers(context, customerId) })
}

async function listOffers(context: Context, customerId: number): Promise<ClassOffer[]> {
  const places = PLACES.map((place) => ({ place, hash: offerHash(context, customerId, place) }))
  const tokens = places.map(({ hash }) => hashToken(hash))
  const found = await selectClassBaskets(context.db, tokens, context.now)
  return places.flatMap(({ place, hash }) => {
    const basket = found.find(({ tokenHash }: ClassBasket) => tokenHash.equals(hashToken(hash)))
    if (!basket) return []
    const { title, pieces, expiresAt } = basket
    return [{ place, hash, title, pieces, expiresAt: expiresAt.toISOString() }]
  })
}

/** A copy of the trainer's cart with the trainer's code. Under a place that is taken it is made anew and keeps its address. */
export async function makeClassOffer(context: Context, { title, place: wanted }: NewClassOffer) {
  const { db } = context
  const { customerId } = customer(context)
  await lockCustomer(db, customerId)
  const partner = await selectOwnPartner(db, customerId)
  if (!partner) return refuse('not_a_trainer')
  const taken = new Set((await listOffers(context, customerId)).map(({ place }) => place))
  const place = wanted ?? PLACES.find((one) => !taken.has(one))
  if (place === undefined) return refuse('too_many_items', { limit: CLASS_OFFERS })
  const { cart } = await findCart(context)
  if (cart.lines.length === 0) return refuse('cart_gone')
  const hash = offerHash(context, customerId, place)
  await deleteBasket(db, hashToken(hash))
  const { codeId: referralCodeId, name: preparedBy } = partner
  const lines = await copyOfCart(context, cart)
  await keepBasket(context, hash, {
    ...{ kind: 'group', customerId, title, preparedBy, days: OFFER_DAYS, lines, referralCodeId },
  })
  await audit(db, context, 'basket.prepared', { type: 'customer', id: customerId })
  return ok({ place, hash })
}

/** Twice is once. Copies that somebody has taken stay theirs. */
export async function endClassOffer(context: Context, { place }: { place: number }) {
  const { db } = context
  const { customerId } = customer(context)
  await deleteBasket(db, hashToken(offerHash(context, customerId, place)))
  return ok({})
}
