import type { Dog, NewDog } from '@shop/contract/dog'
import { insertDog, insertWeight } from '#app/customer/dogs.sql'
import { grantDogProfileCredits } from '#app/customer/grant-credits'
import type { Db } from '#app/store/database'

/** Also called when a registration with a dog is confirmed. The caller holds the customer's lock or has just made the row. */
export async function addDogRow(
  db: Db,
  { customerId, dog: { weight, ...input }, now }: { customerId: number; dog: NewDog; now: Date },
): Promise<Dog> {
  const dog = await insertDog(db, customerId, input, now)
  if (weight) await insertWeight(db, dog.id, weight, now)
  await grantDogProfileCredits(db, { customerId, dogId: dog.id, dog: input, hasWeight: weight !== null, now })
  return dog
}
