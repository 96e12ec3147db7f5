import { exceptionalBreed } from '@shop/domain/breed/exceptional-breed'
import { addDays, type LocalDate } from '@shop/domain/calendar/local-date'
import { type Activity, type BodyCondition, type Dog, type DogSex, dogOf, type LifeStage } from '@shop/domain/dog/dog'

/** What the finder has been told so far. All of it stands in the address, so that Back, a link and a reload work. */
export interface FinderAnswers {
  name: string
  stage: LifeStage | null
  sex: DogSex | null
  /** Slug of a breed. */
  breed: string | null
  weightKg: number | null
  ribs: Ribs
  /** Age of a puppy. */
  weeks: number | null
  adultWeightKg: number | null
  activity: Activity | null
  forbidden: string[]
  /** Slug of the food somebody chose in the place of the recommended one. */
  food: string | null
}

/** How the ribs feel: seen, felt, searched for. */
export type Ribs = 'vidim' | 'nahmatam' | 'hledam'

export const RIBS: readonly Ribs[] = ['vidim', 'nahmatam', 'hledam']
const STAGES: readonly LifeStage[] = ['stene', 'dospely', 'senior']
export const ACTIVITIES: readonly Activity[] = ['low', 'moderate', 'active', 'working']
const SEXES: Readonly<Record<string, DogSex>> = { pes: 'male', fena: 'female' }
const CONDITION: Readonly<Record<Ribs, BodyCondition>> = { vidim: 3, nahmatam: 5, hledam: 7 }

export const WEIGHT_KG = { min: 0.5, max: 100 }
export const WEEKS = { min: 1, max: 104 }
const LONGEST_NAME = 40
const MOST_FORBIDDEN = 30
const CODE = /^[a-z0-9-]{2,60}$/

export function parseAnswers(query: URLSearchParams): FinderAnswers {
  const read = (name: string) => query.get(name)?.trim() ?? ''
  return {
    name: read('jmeno').slice(0, LONGEST_NAME),
    stage: STAGES.find((stage) => stage === read('vek')) ?? null,
    sex: SEXES[read('pohlavi')] ?? null,
    breed: toCode(read('plemeno')),
    weightKg: toNumber(read('vaha'), WEIGHT_KG),
    ribs: RIBS.find((ribs) => ribs === read('zebra')) ?? 'nahmatam',
    weeks: toNumber(read('tydny'), WEEKS),
    adultWeightKg: toNumber(read('dospela'), WEIGHT_KG),
    activity: ACTIVITIES.find((activity) => activity === read('pohyb')) ?? null,
    forbidden: [...new Set([...query.getAll('nesmi'), ...saidAtHome(query)])]
      .filter((code) => CODE.test(code))
      .slice(0, MOST_FORBIDDEN),
    food: toCode(read('krmivo')),
  }
}

/** The sentence on the home page has its own word for what a dog must not eat. */
function saidAtHome(query: URLSearchParams): string[] {
  return query.getAll('omezeni').filter((limit) => ['kure', 'hovezi', 'obiloviny'].includes(limit))
}

/** Pairs of the address, without what was not answered. */
export function toPairs(answers: FinderAnswers): [string, string][] {
  const one = (name: string, value: string | number | null): [string, string][] =>
    value === null || value === '' ? [] : [[name, String(value)]]
  return [
    ...one('jmeno', answers.name),
    ...one('vek', answers.stage),
    ...one('pohlavi', answers.sex === null ? null : answers.sex === 'male' ? 'pes' : 'fena'),
    ...one('plemeno', answers.breed),
    ...one('vaha', answers.weightKg),
    ...one('zebra', answers.weightKg === null ? null : answers.ribs),
    ...one('tydny', answers.weeks),
    ...one('dospela', answers.adultWeightKg),
    ...one('pohyb', answers.activity),
    ...answers.forbidden.map((code): [string, string] => ['nesmi', code]),
    ...one('krmivo', answers.food),
  ]
}

/** The dog that was described; null while its weight or age is not known. */
export function toDog(answers: FinderAnswers, today: LocalDate): Dog | null {
  const { stage, weightKg, weeks } = answers
  if (stage === null || weightKg === null) return null
  const isPuppy = stage === 'stene'
  return dogOf({
    weightKg,
    age: isPuppy && weeks !== null ? { kind: 'born', on: addDays(today, -7 * weeks) } : { kind: 'stage', stage },
    adultWeightKg: isPuppy ? answers.adultWeightKg : null,
    condition: isPuppy ? null : CONDITION[answers.ribs],
    sex: answers.sex,
    activity: answers.activity,
    breed: exceptionalBreed(answers.breed),
    allergies: answers.forbidden,
  })
}

/** Czech writes a decimal comma, machines a point. */
function toNumber(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = Number(text.replace(',', '.'))
  return text !== '' && value >= min && value <= max ? value : null
}

function toCode(text: string): string | null {
  return CODE.test(text) ? text : null
}
