import { NewDog } from '@shop/contract/dog'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { cardEnd, cardState } from '@shop/domain/litter/puppy-card'
import { ok, refuse } from '@shop/domain/result'
import { addDogRow } from '#app/customer/add-dog'
import { lockCustomer } from '#app/customer/customer.sql'
import { countDogs } from '#app/customer/dogs.sql'
import { audit, type Context } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import {
  bequeath,
  endPuppyRow,
  type HeldCard,
  lockCard,
  lockPuppy,
  updateCards,
  updateTaken,
} from '#app/litter/cards.sql'
import { ownLitter } from '#app/litter/litters'
import { isBreeder, selectLitterRules, selectPuppies } from '#app/litter/litters.sql'
import { newUid } from '#app/store/new-uid'

const MAX_DOGS = 20

/** For every puppy that lives and has none, or one that ended. A card in somebody's hands is never struck out by this. */
export async function makeCards(context: Context, { id }: { id: number }) {
  const { db, now } = context
  const litter = await ownLitter(context, id)
  if (!litter) return refuse('not_a_breeder')
  if (litter.bornOn === null) return refuse('litter_unborn')
  const today = toPragueTime(now).date
  const { cardMonths } = await selectLitterRules(db)
  const bare = (await selectPuppies(db, id)).filter((puppy) => {
    const { uid, cardExpiresOn: expiresOn, isTaken, diedOn } = puppy
    const state = cardState({ hasCode: uid !== null, expiresOn, isTaken, isDead: diedOn !== null }, today)
    return state === 'none' || state === 'expired'
  })
  if (bare.length === 0) return ok({ made: 0 })
  const cards = bare.map((puppy) => ({ puppyId: puppy.id, uid: newUid() }))
  const made = await updateCards(db, cards, { expiresOn: cardEnd(litter.bornOn, today, cardMonths), now })
  await audit(db, context, 'litter.cards_made', { type: 'litter', id })
  return ok({ made })
}

export async function endPuppy(context: Context, { id, diedOn }: { id: number; diedOn: string }) {
  const { db, now } = context
  const { customerId } = customer(context)
  if (!(await isBreeder(db, customerId))) return refuse('not_a_breeder')
  const puppy = await lockPuppy(db, customerId, id)
  if (!puppy) throw notFound()
  if (puppy.isTaken) return refuse('card_taken')
  if (diedOn > toPragueTime(now).date) throw invalidField('diedOn', 'date_future')
  if (puppy.bornOn !== null && diedOn < puppy.bornOn) throw invalidField('diedOn', 'invalid')
  await endPuppyRow(db, id, diedOn)
  await audit(db, context, 'litter.puppy_ended', { type: 'litter', id: puppy.litterId })
  return ok({})
}

/** Once for one account: who presses twice has one dog, who comes second is told so. */
export async function takePuppy(context: Context, { uid }: { uid: string }) {
  const { db } = context
  await lockCustomer(db, customer(context).customerId)
  const card = await lockCard(db, uid)
  if (!card) throw notFound()
  return takeCard(context, card)
}

/** The account and the card are held by now, in this order. */
export async function takeCard(context: Context, card: HeldCard) {
  const { db, now } = context
  const { customerId } = customer(context)
  if (card.isTaken) {
    return card.takenBy === customerId && card.dogId !== null ? ok({ dogId: card.dogId }) : refuse('card_taken')
  }
  if (card.expiresOn < toPragueTime(now).date) return refuse('card_expired')
  if ((await countDogs(db, customerId)) >= MAX_DOGS) return refuse('too_many_items', { limit: MAX_DOGS })
  const { puppyId, name, sex, breed, bornOn, productId, weight } = card
  const profile = NewDog.parse({ name, breed, sex, age: { kind: 'born', on: bornOn } })
  const dog = await addDogRow(db, { customerId, dog: { ...profile, weight }, now })
  await bequeath(db, { puppyId, dogId: dog.id, productId, now })
  await updateTaken(db, puppyId, { customerId, dogId: dog.id, now })
  await audit(db, context, 'customer.puppy_taken', { type: 'dog', id: dog.id })
  return ok({ dogId: dog.id })
}
