import { Dog } from '@shop/contract/dog'
import type { AccountDog } from './dog-row.ts'

/** A dog of whom its owner has told the name only. */
export function accountDog(known: Partial<AccountDog> = {}): AccountDog {
  return { ...Dog.parse({ id: 7, version: 1, name: 'Bára' }), weights: [], ...known }
}

/** Entries of the diary of weight, the oldest first. */
export function weighed(...grams: number[]): AccountDog['weights'] {
  return grams.map((each, index) => ({ id: index + 1, measuredOn: `2026-11-0${index + 1}`, grams: each }))
}
