import type { LifeStage } from '../dog/dog.ts'

/** Codes of the catalogue; they are data, so they stay as the data has them. */
export const PROTEINS = ['kure', 'hovezi', 'losos', 'jehneci', 'kachna', 'zverina', 'kralik', 'kruta', 'vege'] as const
export const LIFE_STAGES = ['stene', 'dospely', 'senior'] as const
export const DOG_SIZES = ['mala', 'stredni', 'velka'] as const

export type DogSize = (typeof DOG_SIZES)[number]

/** Pack sizes people look for, by the net weight in grams they go up to. */
export const PACK_SIZES = [
  { code: 'do-500-g', upToGrams: 500 },
  { code: 'do-2-kg', upToGrams: 2_000 },
  { code: 'do-6-kg', upToGrams: 6_000 },
  { code: 'nad-6-kg', upToGrams: Number.POSITIVE_INFINITY },
] as const

type PackSize = (typeof PACK_SIZES)[number]['code']

export function packSizeOf(netWeightGrams: number): PackSize {
  return PACK_SIZES.find((size) => netWeightGrams <= size.upToGrams)?.code ?? 'nad-6-kg'
}

/** Net weights of a pack size: more than `over`, at most `upTo` (null for no limit). */
export function packSizeRange(code: PackSize): { over: number; upTo: number | null } {
  const index = PACK_SIZES.findIndex((size) => size.code === code)
  const upTo = PACK_SIZES[index]?.upToGrams ?? Number.POSITIVE_INFINITY
  return { over: PACK_SIZES[index - 1]?.upToGrams ?? 0, upTo: Number.isFinite(upTo) ? upTo : null }
}

/** Values of a product that suit a chosen life stage: food for all ages suits every one. */
export function lifeStagesFor(stage: LifeStage): string[] {
  return [stage, 'vsechna']
}

/** Values of a product that suit a dog of this size. No food is made for medium dogs only. */
export function breedSizesFor(size: DogSize): string[] {
  return size === 'stredni' ? ['vsechna'] : [size, 'vsechna']
}

/** Size by grown-up weight, with the limits printed in the labels of the catalogue. */
export function dogSizeOf(adultWeightKg: number): DogSize {
  if (adultWeightKg <= 10) return 'mala'
  return adultWeightKg <= 25 ? 'stredni' : 'velka'
}
