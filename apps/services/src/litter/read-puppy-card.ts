import type { TagView } from '@shop/contract/order-detail'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { Context } from '#app/http/context'
import { findLitterBasket } from '#app/litter/basket'
import { selectCard } from '#app/litter/cards.sql'

type PuppyTag = Extract<TagView, { kind: 'puppy' }>

/** Once taken over or ended, a card says nothing of the puppy any more. */
export async function readPuppyCard(
  context: Pick<Context, 'deps' | 'db' | 'now'>,
  uid: string,
): Promise<PuppyTag | null> {
  const { db, now } = context
  const card = await selectCard(db, uid)
  if (!card) return null
  const { isTaken, kennel, credits, litterId, ...puppy } = card
  const silent = { kind: 'puppy' as const, credits, basket: null, puppy: null }
  if (isTaken) return { ...silent, state: 'taken', kennel: '' }
  if (card.expiresOn < toPragueTime(now).date) return { ...silent, state: 'expired', kennel }
  const basket = await findLitterBasket(context, litterId)
  return { kind: 'puppy', state: 'issued', kennel, credits, basket: basket?.hash ?? null, puppy }
}
