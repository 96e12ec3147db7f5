import type { DogInput } from '@shop/contract/dog'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { lifeStageOf } from '@shop/domain/dog/dog-age'
import { invalidField } from '#app/http/request-error'

/** What the schema cannot know, because it does not know what day it is. */
export function checkDogInput({ age }: Pick<DogInput, 'age'>, now: Date): void {
  const today = toPragueTime(now).date
  if (age.kind === 'born' && age.on > today) throw invalidField('age.on', 'birth_future')
  if (age.kind === 'months' && age.statedOn > today) throw invalidField('age.statedOn', 'date_future')
}

/** A puppy only grows; a slip of the finger here would come out as a wrong ration. */
export function checkAdultWeight({ age, adultWeightGrams }: DogInput, grams: number, now: Date): void {
  if (adultWeightGrams === null || lifeStageOf(age, toPragueTime(now).date) !== 'stene') return
  if (adultWeightGrams < grams) throw invalidField('adultWeightGrams', 'adult_weight_low')
}

export function checkWeightDay(field: string, measuredOn: string, now: Date): void {
  if (measuredOn > toPragueTime(now).date) throw invalidField(field, 'date_future')
}
