import type { LocalDate } from '../calendar/local-date.ts'
import type { Dog, LifeStage } from '../dog/dog.ts'
import { lifeStageOf } from '../dog/dog-age.ts'
import { DOG_SIZES, type DogSize, LIFE_STAGES } from './facet-codes.ts'

export const REVIEW_SORTS = ['nejuzitecnejsi', 'nejnovejsi', 'nejlepsi', 'nejhorsi'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** What makes two dogs alike for a reader: about the same weight and age, and what neither may eat. */
export type DogLikeness = { readonly kg: number; readonly stage: LifeStage; readonly without: readonly string[] }

/** Reviews of three stars and fewer: what somebody who hesitates wants to read first. */
export const CRITICAL_STARS = [1, 2, 3] as const

export type ReviewFilters = {
  readonly stars: readonly number[]
  readonly verified: boolean
  readonly withPhoto: boolean
  /** Reviews of dogs of this size and age: "a dog like mine", without saying whose dog. */
  readonly dogSize: DogSize | null
  readonly dogStage: LifeStage | null
  readonly like: DogLikeness | null
  readonly sort: ReviewSort
  readonly page: number
}

/** Names in the address; they share it with the chosen variant, so none of them is `velikost`. */
const PARAM = {
  stars: 'hvezdy',
  verified: 'overene',
  withPhoto: 's-fotkou',
  dogSize: 'pes-velikost',
  dogStage: 'pes-vek',
  like: 'psi-jako',
  sort: 'recenze',
  page: 'recenze-strana',
} as const

export function parseReviewFilters(pairs: Iterable<readonly [string, string]>): ReviewFilters {
  const params = new Map<string, string>()
  for (const [name, value] of pairs) {
    const before = params.get(name)
    params.set(name, before === undefined ? value : `${before},${value}`)
  }
  const read = (name: keyof typeof PARAM) => params.get(PARAM[name]) ?? ''
  const page = /^\d{1,4}$/.test(read('page')) ? Number(read('page')) : 1
  return {
    stars: [1, 2, 3, 4, 5].filter((star) => read('stars').split(',').includes(String(star))),
    verified: isTicked(read('verified')),
    withPhoto: isTicked(read('withPhoto')),
    dogSize: DOG_SIZES.find((size) => size === read('dogSize')) ?? null,
    dogStage: LIFE_STAGES.find((stage) => stage === read('dogStage')) ?? null,
    like: parseLikeness(read('like')),
    sort: REVIEW_SORTS.find((sort) => sort === read('sort')) ?? 'nejuzitecnejsi',
    page: Math.max(1, page),
  }
}

/** Pairs to put beside the variant in the address; defaults are not written. */
export function toReviewParams(filters: ReviewFilters): [string, string][] {
  const pairs: [string, string][] = [
    [PARAM.stars, filters.stars.join(',')],
    [PARAM.verified, filters.verified ? '1' : ''],
    [PARAM.withPhoto, filters.withPhoto ? '1' : ''],
    [PARAM.dogSize, filters.dogSize ?? ''],
    [PARAM.dogStage, filters.dogStage ?? ''],
    [PARAM.like, filters.like ? formatLikeness(filters.like) : ''],
    [PARAM.sort, filters.sort === 'nejuzitecnejsi' ? '' : filters.sort],
    [PARAM.page, filters.page === 1 ? '' : String(filters.page)],
  ]
  return pairs.filter(([, value]) => value !== '')
}

/** Whole kilograms: the address of a page says no more about a dog than it must. */
export function likenessOf(dog: Dog, today: LocalDate): DogLikeness {
  return {
    kg: Math.max(1, Math.round(dog.weightKg)),
    stage: lifeStageOf(dog.age, today),
    without: dog.allergies.filter((code) => INGREDIENT.test(code)).slice(0, MOST_EXCLUDED),
  }
}

/** `14_dospely_kure_ryby` */
const LIKENESS = /^(\d{1,3})_([a-z]+)((?:_[a-z0-9-]+)*)$/
const INGREDIENT = /^[a-z0-9-]+$/
const MOST_EXCLUDED = 8

function parseLikeness(value: string): DogLikeness | null {
  const [, kg, named, rest = ''] = LIKENESS.exec(value) ?? []
  const stage = LIFE_STAGES.find((one) => one === named)
  if (!stage || !Number(kg)) return null
  return { kg: Number(kg), stage, without: rest.split('_').filter(Boolean).slice(0, MOST_EXCLUDED) }
}

function formatLikeness({ kg, stage, without }: DogLikeness): string {
  return [kg, stage, ...without].join('_')
}

function isTicked(value: string): boolean {
  return value === '1' || value === 'on'
}
