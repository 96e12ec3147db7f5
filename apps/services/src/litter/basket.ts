import type { LitterBasket } from '@shop/contract/dog/litter'
import { ok, refuse } from '@shop/domain/result'
import { hashToken } from '#app/cart/cart-owner'
import { keepBasket, proposedLines } from '#app/cart/prepared-baskets'
import { deleteBasket, selectBasket } from '#app/cart/prepared-baskets.sql'
import { audit, type Context } from '#app/http/context'
import { sign } from '#app/http/signature'
import { customer } from '#app/http/signed-in'
import { selectBasketOffer } from '#app/litter/basket.sql'
import { ownLitter } from '#app/litter/litters'

/** As long as a card, so that a puppy that leaves late still finds its food. */
const BASKET_DAYS = 120
const HASH_LENGTH = 22

type Signing = Pick<Context, 'deps'>

/** It follows from the litter, so that cards made later lead to the basket made before; nobody else can work it out. */
function basketHash({ deps }: Signing, litterId: number): string {
  return sign(deps.config.AUTH_SECRET, 'litter basket', String(litterId)).slice(0, HASH_LENGTH)
}

/** For new owners: what the litter eats, from the kennel. */
export async function prepareLitterBasket(context: Context, { id, variantId, pieces }: LitterBasket & { id: number }) {
  const { db } = context
  const { customerId } = customer(context)
  if (!(await ownLitter(context, id))) return refuse('not_a_breeder')
  const offer = await selectBasketOffer(db, id, variantId)
  const lines = offer && (await proposedLines(context, variantId, pieces))
  if (!lines) return refuse('variant_gone')
  const hash = basketHash(context, id)
  await deleteBasket(db, hashToken(hash))
  const { title, kennel: preparedBy } = offer
  const made = await keepBasket(context, hash, {
    kind: 'breeder',
    customerId,
    title,
    preparedBy,
    days: BASKET_DAYS,
    lines,
  })
  await audit(db, context, 'basket.prepared', { type: 'litter', id })
  return ok(made)
}

export async function readLitterBasket(context: Context, { id }: { id: number }) {
  if (!(await ownLitter(context, id))) return refuse('not_a_breeder')
  return ok({ basket: await findLitterBasket(context, id) })
}

/** Null while nobody has made it, and once it has ended. */
export async function findLitterBasket(context: Pick<Context, 'deps' | 'db' | 'now'>, litterId: number) {
  const hash = basketHash(context, litterId)
  const basket = await selectBasket(context.db, hashToken(hash))
  if (!basket || basket.expiresAt <= context.now) return null
  return { hash, expiresAt: basket.expiresAt.toISOString() }
}
