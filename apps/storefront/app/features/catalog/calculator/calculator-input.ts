import { exceptionalBreed } from '@shop/domain/breed/exceptional-breed'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { Activity, BodyCondition, Dog, DogAge, DogSex, LifeStage } from '@shop/domain/dog/dog'
import { MOST_DOGS } from '#app/state/dog.ts'

/** What the calculator is asked; the same from an address and from a form. */
export interface CalculatorInput {
  dogs: AskedDog[]
  food: string | null
  oldFood: string | null
  treat: string | null
  treatGrams: number | null
  transitionDays: number
  isSensitive: boolean
}

export interface AskedDog {
  name: string
  /** In the owner's words, as the dog was described elsewhere; nobody is asked for it here. */
  breed: string
  /** Null while there is no weight to count from. */
  dog: Dog | null
}

type Params = ReadonlyMap<string, readonly string[]>

const STAGES: readonly LifeStage[] = ['stene', 'dospely', 'senior']
const SEXES: readonly DogSex[] = ['male', 'female']
const ACTIVITIES: readonly Activity[] = ['low', 'moderate', 'active', 'working']

/** Names of the fields of one dog; the first one also answers to the short names of the small calculator. */
export function dogField(index: number, name: string): string {
  return `p${index + 1}-${name}`
}

export function parseCalculator(pairs: Iterable<readonly [string, string]>, now = new Date()): CalculatorInput {
  const params = new Map<string, string[]>()
  for (const [name, value] of pairs) params.set(name, [...(params.get(name) ?? []), value])
  const read = (name: string) => params.get(name)?.[0] ?? ''
  // The button that adds a dog says the new count after the old one.
  const count = toNumber(params.get('psi')?.at(-1) ?? '', 1, MOST_DOGS) ?? 1
  const isSensitive = read('citlivy') === '1'
  return {
    dogs: Array.from({ length: count }, (_, index) => parseDog(params, index, toPragueTime(now).date)),
    // A button that chooses another food says it after the field.
    food: toSlug(params.get('krmivo')?.at(-1) ?? ''),
    oldFood: toSlug(read('stare')),
    treat: toSlug(read('pamlsek')),
    treatGrams: toNumber(read('pamlsek-g'), 0, 1000),
    transitionDays: toNumber(read('prechod'), 7, 14) ?? (isSensitive ? 10 : 7),
    isSensitive,
  }
}

function parseDog(params: Params, index: number, today: string): AskedDog {
  const read = (name: string) => {
    const own = params.get(dogField(index, name))?.[0]
    return own ?? (index === 0 ? params.get(name)?.[0] : undefined) ?? ''
  }
  const name = read('jmeno').trim().slice(0, 40)
  const breed = read('plemeno').trim().slice(0, 60)
  const weightKg = toNumber(read('vaha'), 0.5, 100)
  if (weightKg === null) return { name, breed, dog: null }
  return {
    name,
    breed,
    dog: {
      weightKg,
      age: parseAge(read('vek'), read('mesice'), today),
      adultWeightKg: toNumber(read('dospela'), 0.5, 100),
      idealWeightKg: null,
      condition: toNumber(read('postava'), 1, 9) as BodyCondition | null,
      sex: SEXES.find((sex) => sex === read('pohlavi')) ?? null,
      neutered: read('kastrovany') === '' ? null : read('kastrovany') === '1',
      activity: ACTIVITIES.find((activity) => activity === read('pohyb')) ?? null,
      breed: exceptionalBreed(breed),
      motherhood: null,
      underTreatment: false,
      allergies: (params.get(dogField(index, 'nesnasi')) ?? []).filter((code) => /^[a-z0-9-]{2,40}$/.test(code)),
    },
  }
}

function parseAge(stage: string, months: string, today: string): DogAge {
  const known = toNumber(months, 0, 300)
  if (stage === 'stene' && known !== null && known < 12) return { kind: 'months', months: known, statedOn: today }
  return { kind: 'stage', stage: STAGES.find((one) => one === stage) ?? 'dospely' }
}

/** Czech writes a decimal comma, machines a point. */
function toNumber(text: string, min: number, max: number): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && value >= min && value <= max ? value : null
}

function toSlug(text: string): string | null {
  return /^[a-z0-9-]{1,120}$/.test(text) ? text : null
}
