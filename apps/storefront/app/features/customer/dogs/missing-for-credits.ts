import { accountDogTexts as texts } from '#app/texts/customer/account-dogs.ts'
import type { AccountDog } from './dog-row.ts'

/** What a profile still lacks before its credits are given; the services ask for the same three things. */
export function missingForCredits({ breed, age, weights }: AccountDog): string[] {
  return [
    ...(breed === '' ? [texts.missing.breed] : []),
    ...(age.kind === 'born' ? [] : [texts.missing.born]),
    ...(weights.length === 0 ? [texts.missing.weight] : []),
  ]
}
