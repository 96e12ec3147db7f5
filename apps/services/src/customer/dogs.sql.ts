import type { Dog, DogAge, DogInput, DogWeight, WeightInput } from '@shop/contract/dog'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { CountDogs, InsertDog, InsertWeight, LockDog, RestoreDogRow, SelectDog, UpdateDog } from '#app/store/rows'

// Dates travel as text: a day has no time zone, and pg would give it one.
const DOG = `id, version, name, breed, born_on::text as "bornOn", age_months as "ageMonths",
  age_stated_on::text as "ageStatedOn", life_stage as "lifeStage", sex, neutered, activity, condition,
  adult_weight_grams as "adultWeightGrams", ideal_weight_grams as "idealWeightGrams", motherhood,
  motherhood_week as "motherhoodWeek", puppies, under_treatment as "underTreatment", allergies, note,
  sensitive_digestion as "sensitiveDigestion", chip_number as "chipNumber", vet_name as "vetName",
  coalesce(vet_phone, '') as "vetPhone", vet_email as "vetEmail"`

interface DogRow {
  bornOn: string | null
  ageMonths: number | null
  ageStatedOn: string | null
  lifeStage: 'stene' | 'dospely' | 'senior' | null
  motherhood: 'pregnant' | 'nursing' | null
  motherhoodWeek: number | null
  puppies: number | null
}

function toDog({
  bornOn,
  ageMonths,
  ageStatedOn,
  lifeStage,
  motherhood,
  motherhoodWeek,
  puppies,
  ...rest
}: DogRow): Dog {
  const age: DogAge = bornOn
    ? { kind: 'born', on: bornOn }
    : ageMonths !== null && ageStatedOn
      ? { kind: 'months', months: ageMonths, statedOn: ageStatedOn }
      : { kind: 'stage', stage: lifeStage ?? 'dospely' }
  const mother = motherhood && {
    kind: motherhood,
    week: motherhoodWeek,
    ...(motherhood === 'nursing' ? { puppies } : {}),
  }
  return { ...rest, age, motherhood: mother } as Dog
}

function values(dog: DogInput): unknown[] {
  const { age, motherhood } = dog
  return [
    dog.name,
    dog.breed,
    age.kind === 'born' ? age.on : null,
    age.kind === 'months' ? age.months : null,
    age.kind === 'months' ? age.statedOn : null,
    age.kind === 'stage' ? age.stage : null,
    dog.sex,
    dog.neutered,
    dog.activity,
    dog.condition,
    dog.adultWeightGrams,
    dog.idealWeightGrams,
    motherhood?.kind ?? null,
    motherhood?.week ?? null,
    motherhood?.kind === 'nursing' ? motherhood.puppies : null,
    dog.underTreatment,
    dog.allergies,
    dog.note,
    dog.sensitiveDigestion,
    dog.chipNumber,
    dog.vetName,
    dog.vetPhone || null,
    dog.vetEmail,
  ]
}

const COLUMNS = `name, breed, born_on, age_months, age_stated_on, life_stage, sex, neutered, activity, condition,
  adult_weight_grams, ideal_weight_grams, motherhood, motherhood_week, puppies, under_treatment, allergies, note,
  sensitive_digestion, chip_number, vet_name, vet_phone, vet_email`

export async function insertDog(db: Db, customerId: number, dog: DogInput, now: Date): Promise<Dog> {
  const { rows } = await db.query<InsertDog>(
    `insert into shop.dogs (customer_id, created_at, ${COLUMNS})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25) returning ${DOG}`,
    [customerId, now, ...values(dog)],
  )
  return toDog(onlyRow(rows))
}

export async function lockDog(db: Db, customerId: number, id: number): Promise<{ version: number } | null> {
  const { rows } = await db.query<LockDog>(
    'select version from shop.dogs where customer_id = $1 and id = $2 and deleted_at is null for update',
    [customerId, id],
  )
  return rows[0] ?? null
}

export async function updateDog(db: Db, id: number, dog: DogInput): Promise<Dog> {
  const { rows } = await db.query<UpdateDog>(
    `update shop.dogs set (${COLUMNS}) =
       ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
      where id = $1 returning ${DOG}`,
    [id, ...values(dog)],
  )
  return toDog(onlyRow(rows))
}

export async function selectDog(db: Db, id: number): Promise<Dog | null> {
  const { rows } = await db.query<SelectDog>(`select ${DOG} from shop.dogs where id = $1`, [id])
  return rows[0] ? toDog(rows[0]) : null
}

export async function countDogs(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query<CountDogs>(
    'select count(*)::int as count from shop.dogs where customer_id = $1 and deleted_at is null',
    [customerId],
  )
  return onlyRow(rows).count
}

export async function hideDog(db: Db, customerId: number, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'update shop.dogs set deleted_at = $3 where customer_id = $1 and id = $2 and deleted_at is null',
    [customerId, id, now],
  )
  return rowCount === 1
}

export async function restoreDogRow(db: Db, customerId: number, id: number): Promise<Dog | null> {
  const { rows } = await db.query<RestoreDogRow>(
    `update shop.dogs set deleted_at = null where customer_id = $1 and id = $2 and deleted_at is not null returning ${DOG}`,
    [customerId, id],
  )
  return rows[0] ? toDog(rows[0]) : null
}

/** Null when that day has its entry already. */
export async function insertWeight(db: Db, dogId: number, weight: WeightInput, now: Date): Promise<DogWeight | null> {
  const { rows } = await db.query<InsertWeight>(
    `insert into shop.dog_weights (dog_id, measured_on, grams, created_at) values ($1, $2, $3, $4)
     on conflict (dog_id, measured_on) do nothing returning id, measured_on::text as "measuredOn", grams`,
    [dogId, weight.measuredOn, weight.grams, now],
  )
  return rows[0] ?? null
}

export async function deleteWeight(db: Db, dogId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('delete from shop.dog_weights where dog_id = $1 and id = $2', [dogId, id])
  return rowCount === 1
}

export async function hasWeights(db: Db, dogId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('select from shop.dog_weights where dog_id = $1 limit 1', [dogId])
  return rowCount === 1
}
