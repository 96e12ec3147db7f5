import type { LocalDate } from '@shop/domain/calendar/local-date'
import type { Weighing } from '@shop/domain/litter/daily-gain'
import type { Ribbon } from '@shop/domain/litter/ribbons'

export interface PuppyRow {
  id: number
  name: string
  sex: 'male' | 'female'
  ribbon: Ribbon
  diedOn: LocalDate | null
  uid: string | null
  cardExpiresOn: LocalDate | null
  isTaken: boolean
  takenOn: LocalDate | null
  /** The link that went by mail and still holds. */
  offer: { email: string; sentOn: LocalDate; until: LocalDate } | null
  reward: 'given' | 'refused' | null
  weights: Weighing[]
}

export interface LitterRow {
  id: number
  version: number
  name: string
  breed: string
  motherName: string
  motherWeightGrams: number | null
  matedOn: LocalDate | null
  bornOn: LocalDate | null
  food: { id: number; name: string; kcalPer100g: number | null } | null
  packs: number | null
  packsSentOn: LocalDate | null
  puppies: PuppyRow[]
}
