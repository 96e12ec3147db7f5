import type { DogInput } from '@shop/contract/dog'
import { insertGrant, selectDogGrants } from '#app/customer/credits.sql'
import type { Db } from '#app/store/database'

export async function grantWelcomeCredits(
  db: Db,
  { customerId, now }: { customerId: number; now: Date },
): Promise<void> {
  await insertGrant(db, { customerId, rule: 'welcome', reference: null, now })
}

interface DogProfile {
  customerId: number
  dogId: number
  dog: DogInput
  hasWeight: boolean
  now: Date
}

/** Once for each of the first dogs whose profile says what the calculator needs. The caller holds the customer's lock. */
export async function grantDogProfileCredits(
  db: Db,
  { customerId, dogId, dog, hasWeight, now }: DogProfile,
): Promise<void> {
  const complete = hasWeight && dog.breed !== '' && dog.age.kind === 'born'
  if (!complete) return
  const { given, limit } = await selectDogGrants(db, customerId)
  if (given >= limit) return
  await insertGrant(db, {
    customerId,
    rule: 'dog_profile',
    reference: { type: 'dog', id: String(dogId) },
    now,
  })
}
