import { exceptionalBreed } from '@shop/domain/breed/exceptional-breed'
import type { Activity, BodyCondition, Dog, DogAge, DogSex } from '@shop/domain/dog/dog'

/** A dog described in this browser. It never leaves it: pages are the same for everybody and are finished here. */
export interface KeptDog {
  id: string
  /** May be empty: some owners only want the number. */
  name: string
  /** In the owner's words; absent when nobody has said it. */
  breed?: string
  dog: Dog
}

const ACTIVITIES: readonly Activity[] = ['low', 'moderate', 'active', 'working']
const SEXES: readonly DogSex[] = ['male', 'female']
const STAGES = ['stene', 'dospely', 'senior'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/
const LONGEST_BREED = 60
const NO_DOGS: readonly KeptDog[] = []

/** Reads what the browser kept. An older or a broken record loses only what cannot be understood. */
export function parseDogs(text: string | null): readonly KeptDog[] {
  if (!text) return NO_DOGS
  const list = parseJson(text)
  return Array.isArray(list) ? list.flatMap(toKeptDog) : NO_DOGS
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toKeptDog(value: unknown): KeptDog[] {
  const { id, name, breed, dog } = Object(value) as Record<string, unknown>
  const said = typeof breed === 'string' ? breed.slice(0, LONGEST_BREED) : ''
  const parsed = toDog(dog, said)
  if (typeof id !== 'string' || !parsed) return []
  return [{ id, name: typeof name === 'string' ? name : '', ...(said ? { breed: said } : {}), dog: parsed }]
}

function toDog(value: unknown, breed: string): Dog | null {
  const fields = Object(value) as Record<string, unknown>
  const weightKg = toWeight(fields.weightKg)
  if (weightKg === null) return null
  return {
    weightKg,
    age: toAge(fields.age),
    adultWeightKg: toWeight(fields.adultWeightKg),
    idealWeightKg: toWeight(fields.idealWeightKg),
    condition: toCondition(fields.condition),
    sex: SEXES.find((sex) => sex === fields.sex) ?? null,
    neutered: typeof fields.neutered === 'boolean' ? fields.neutered : null,
    activity: ACTIVITIES.find((activity) => activity === fields.activity) ?? null,
    breed: exceptionalBreed(breed),
    motherhood: null,
    underTreatment: fields.underTreatment === true,
    allergies: Array.isArray(fields.allergies) ? fields.allergies.filter((code) => typeof code === 'string') : [],
  }
}

function toAge(value: unknown): DogAge {
  const { kind, on, months, statedOn, stage } = Object(value) as Record<string, unknown>
  if (kind === 'born' && typeof on === 'string' && DAY.test(on)) return { kind, on }
  if (kind === 'months' && typeof months === 'number' && typeof statedOn === 'string') return { kind, months, statedOn }
  return { kind: 'stage', stage: STAGES.find((one) => one === stage) ?? 'dospely' }
}

function toWeight(value: unknown): number | null {
  return typeof value === 'number' && value >= 0.5 && value <= 100 ? value : null
}

function toCondition(value: unknown): BodyCondition | null {
  return typeof value === 'number' && value >= 1 && value <= 9 ? (Math.round(value) as BodyCondition) : null
}
