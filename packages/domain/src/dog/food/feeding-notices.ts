import type { LocalDate } from '../../calendar/local-date.ts'
import type { Dog } from '../dog.ts'
import { ageInMonths, isUnweaned, lifeStageOf } from '../dog-age.ts'
import { idealWeight } from '../ideal-weight.ts'
import { growthEndsAtMonths, sizeClassOf } from '../size-class.ts'

export type FeedingNoticeCode =
  | 'under_8_weeks'
  | 'very_small_puppy'
  | 'puppy'
  | 'pregnant'
  | 'nursing'
  | 'under_treatment'
  | 'obese'
  | 'underweight'
  | 'very_old'
  | 'losing_weight'
  | 'still_growing'
  | 'large_breed_growth'
  | 'adult_weight_unknown'
  | 'activity_unknown'

/** `vet`: the numbers are not enough, ask a veterinarian. `note`: what to know when reading them. */
export type FeedingNotice = { readonly code: FeedingNoticeCode; readonly severity: 'vet' | 'note' }

const VERY_SMALL_PUPPY_KG = 2
const VERY_OLD_MONTHS = 14 * 12

/** The limits of the calculation that apply to this dog, the gravest first. */
export function feedingNotices(dog: Dog, today: LocalDate): FeedingNotice[] {
  const stage = lifeStageOf(dog.age, today)
  const ofStage = stage === 'stene' ? puppyNotices(dog, today) : grownDogNotices(dog, today)
  const notices = [...motherhoodNotices(dog), ...ofStage]
  if (dog.underTreatment) notices.push(vet('under_treatment'))
  return notices.sort((a, b) => rank(a) - rank(b))
}

function motherhoodNotices(dog: Dog): FeedingNotice[] {
  return dog.motherhood ? [vet(dog.motherhood.kind)] : []
}

function puppyNotices(dog: Dog, today: LocalDate): FeedingNotice[] {
  if (isUnweaned(dog.age, today)) return [vet('under_8_weeks')]
  const notices = [vet('puppy')]
  if (dog.weightKg < VERY_SMALL_PUPPY_KG) notices.push(vet('very_small_puppy'))
  if (dog.adultWeightKg === null) notices.push(note('adult_weight_unknown'))
  else if (isLarge(dog.adultWeightKg)) notices.push(note('large_breed_growth'))
  return notices
}

function grownDogNotices(dog: Dog, today: LocalDate): FeedingNotice[] {
  const notices = conditionNotices(dog)
  const months = ageInMonths(dog.age, today)
  if (months !== null && months >= VERY_OLD_MONTHS) notices.push(vet('very_old'))
  if (months !== null && dog.adultWeightKg !== null && months < growthEndsAtMonths(dog.adultWeightKg)) {
    notices.push(note('still_growing'))
    if (isLarge(dog.adultWeightKg)) notices.push(note('large_breed_growth'))
  }
  if (dog.activity === null && dog.breed === null) notices.push(note('activity_unknown'))
  return notices
}

/** By score, or by the weight over the ideal one where no score is known. */
function conditionNotices(dog: Dog): FeedingNotice[] {
  const over = dog.weightKg / idealWeight(dog)
  const score = dog.condition ?? Math.round(5 + (over - 1) * 10)
  if (score >= 8) return [vet('obese'), note('losing_weight')]
  if (score === 7) return [note('losing_weight')]
  return score <= 3 ? [vet('underweight')] : []
}

function isLarge(adultWeightKg: number): boolean {
  return ['large', 'giant'].includes(sizeClassOf(adultWeightKg))
}

function vet(code: FeedingNoticeCode): FeedingNotice {
  return { code, severity: 'vet' }
}

function note(code: FeedingNoticeCode): FeedingNotice {
  return { code, severity: 'note' }
}

function rank(notice: FeedingNotice): number {
  return notice.severity === 'vet' ? 0 : 1
}
