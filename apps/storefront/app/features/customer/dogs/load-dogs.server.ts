import type { SignedInCustomer } from '#app/server/session.server.ts'
import { type AccountDog, toDog } from './dog-row.ts'

const COLUMNS =
  'id,version,name,breed,born_on,age_months,age_stated_on,life_stage,sex,neutered,activity,condition,adult_weight_grams,ideal_weight_grams,motherhood,motherhood_week,puppies,under_treatment,allergies,note,sensitive_digestion,chip_number,vet_name,vet_phone,vet_email'

/** Dogs of the customer with their diaries. */
export async function loadDogs({ data }: SignedInCustomer): Promise<AccountDog[]> {
  const [dogs, weights] = await Promise.all([
    data.list(data.from('dogs').select(COLUMNS).order('id')),
    data.list(data.from('dog_weights').select('id,dog_id,measured_on,grams').order('measured_on')),
  ])
  return dogs.items.map((row) => ({
    ...toDog(row),
    weights: weights.items
      .filter(({ dog_id }) => dog_id === row.id)
      .map(({ id, measured_on, grams }) => ({ id, measuredOn: measured_on, grams })),
  }))
}
