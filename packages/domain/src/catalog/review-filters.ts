import type { LifeStage } from '../dog/dog.ts'
import { DOG_SIZES, type DogSize, LIFE_STAGES } from './facet-codes.ts'

export const REVIEW_SORTS = ['nejnovejsi', 'nejlepsi', 'nejhorsi'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export type ReviewFilters = {
  readonly stars: readonly number[]
  readonly verified: boolean
  readonly withPhoto: boolean
  /** Reviews of dogs of this size and age: "a dog like mine", without saying whose dog. */
  readonly dogSize: DogSize | null
  readonly dogStage: LifeStage | null
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
    sort: REVIEW_SORTS.find((sort) => sort === read('sort')) ?? 'nejnovejsi',
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
    [PARAM.sort, filters.sort === 'nejnovejsi' ? '' : filters.sort],
    [PARAM.page, filters.page === 1 ? '' : String(filters.page)],
  ]
  return pairs.filter(([, value]) => value !== '')
}

function isTicked(value: string): boolean {
  return value === '1' || value === 'on'
}
