import type { DogInput, NewDog, WeightInput } from '@shop/contract/dog'
import { ok, refuse } from '@shop/domain/result'
import { addDogRow } from '#app/customer/add-dog'
import { checkAdultWeight, checkDogInput, checkWeightDay } from '#app/customer/check-dog-input'
import { lockCustomer } from '#app/customer/customer.sql'
import {
  countDogs,
  deleteWeight,
  hasWeights,
  hideDog,
  insertWeight,
  lockDog,
  restoreDogRow,
  selectDog,
  updateDog,
} from '#app/customer/dogs.sql'
import { grantDogProfileCredits } from '#app/customer/grant-credits'
import { toPhone } from '#app/customer/phone'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'

const MAX_DOGS = 20

export async function addDog(context: Context, asked: NewDog) {
  const { db, now } = context
  const { customerId } = customer(context)
  const input = withVetPhone(asked)
  checkDogInput(input, now)
  if (input.weight) {
    checkWeightDay('weight.measuredOn', input.weight.measuredOn, now)
    checkAdultWeight(input, input.weight.grams, now)
  }
  await lockCustomer(db, customerId)
  if ((await countDogs(db, customerId)) >= MAX_DOGS) return refuse('too_many_items', { limit: MAX_DOGS })
  const dog = await addDogRow(db, { customerId, dog: input, now })
  await audit(db, context, 'customer.dog_added', { type: 'dog', id: dog.id })
  return ok(dog)
}

export async function saveDog(context: Context, { id, version, ...asked }: DogInput & { id: number; version: number }) {
  const { db, now } = context
  const { customerId } = customer(context)
  const input = withVetPhone(asked)
  checkDogInput(input, now)
  await lockCustomer(db, customerId)
  const stored = await lockDog(db, customerId, id)
  if (!stored) throw notFound()
  if (stored.version !== version) return refuse('version_conflict', { version: stored.version })
  const dog = await updateDog(db, id, input)
  await grantDogProfileCredits(db, { customerId, dogId: id, dog: input, hasWeight: await hasWeights(db, id), now })
  await audit(db, context, 'customer.dog_saved', { type: 'dog', id })
  return ok(dog)
}

function withVetPhone<Input extends DogInput>(input: Input): Input {
  return { ...input, vetPhone: toPhone('vetPhone', input.vetPhone) ?? '' }
}

export async function removeDog(context: Context, { id }: { id: number }) {
  const { customerId } = customer(context)
  if (!(await hideDog(context.db, customerId, id, context.now))) throw notFound()
  await audit(context.db, context, 'customer.dog_removed', { type: 'dog', id })
  return ok({})
}

export async function restoreDog(context: Context, { id }: { id: number }) {
  const { customerId } = customer(context)
  const dog = await restoreDogRow(context.db, customerId, id)
  if (!dog) return refuse('nothing_to_restore')
  await audit(context.db, context, 'customer.dog_restored', { type: 'dog', id })
  return ok(dog)
}

export async function addDogWeight(context: Context, { id, ...weight }: WeightInput & { id: number }) {
  const { db, now } = context
  const { customerId } = customer(context)
  checkWeightDay('measuredOn', weight.measuredOn, now)
  await lockCustomer(db, customerId)
  if (!(await lockDog(db, customerId, id))) throw notFound()
  const entry = await insertWeight(db, id, weight, now)
  if (!entry) return refuse('weight_day_taken', { measuredOn: weight.measuredOn })
  const dog = await selectDog(db, id)
  if (dog) await grantDogProfileCredits(db, { customerId, dogId: id, dog, hasWeight: true, now })
  await audit(db, context, 'customer.dog_weighed', { type: 'dog', id })
  return ok(entry)
}

export async function removeDogWeight(context: Context, { id, weightId }: { id: number; weightId: number }) {
  const { db } = context
  const { customerId } = customer(context)
  if (!(await lockDog(db, customerId, id))) throw notFound()
  if (!(await deleteWeight(db, id, weightId))) throw notFound()
  await audit(db, context, 'customer.dog_weight_removed', { type: 'dog', id })
  return ok({})
}
