import { formatWeight } from '@shop/czech/format-number'
import { ageInMonths } from '@shop/domain/dog/dog-age'
import { accountDogTexts } from '#app/texts/customer/account-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import type { AccountDog } from './dog-row.ts'

/** "Border kolie, 4 roky, 18 kg": what is known of a dog, in one line. */
export function describeDog(dog: AccountDog, today: string): string {
  const grams = dog.weights.at(-1)?.grams
  return [dog.breed, describeAge(dog, today), grams ? formatWeight(grams) : ''].filter(Boolean).join(', ')
}

function describeAge({ age }: AccountDog, today: string): string {
  const months = ageInMonths(age, today)
  if (months === null) {
    return age.kind === 'stage' ? (dogTexts.ages.find(({ value }) => value === age.stage)?.label ?? '') : ''
  }
  return months < 24 ? accountDogTexts.months(months) : accountDogTexts.years(Math.floor(months / 12))
}
