import type { DogSex } from '../dog/dog.ts'

type KilogramSpan = { readonly from: number; readonly to: number }

/** The usual weight of a grown dog and bitch of a breed; a mongrel has none. */
export type BreedWeights = { readonly dog: KilogramSpan; readonly bitch: KilogramSpan } | null

export function spanOf(weights: BreedWeights, sex: DogSex | null): KilogramSpan | null {
  if (!weights) return null
  if (sex === 'male') return weights.dog
  if (sex === 'female') return weights.bitch
  return { from: Math.min(weights.dog.from, weights.bitch.from), to: Math.max(weights.dog.to, weights.bitch.to) }
}

/** A first guess of the weight: the middle, to half a kilogram, which is the step of the stepper. */
export function usualWeight(weights: BreedWeights, sex: DogSex | null): number | null {
  const span = spanOf(weights, sex)
  return span ? Math.max(0.5, Math.round(span.from + span.to) / 2) : null
}
