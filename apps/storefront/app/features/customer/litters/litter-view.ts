import { addDays, type LocalDate } from '@shop/domain/calendar/local-date'
import type { EnergyNeed } from '@shop/domain/dog/energy/energy-answer'
import { motherhoodEnergy } from '@shop/domain/dog/energy/motherhood-energy'
import { gramsForEnergy, roundToScale } from '@shop/domain/dog/ration/grams'
import { doubledOnDay, gainSince, slowDays, type Weighing } from '@shop/domain/litter/daily-gain'
import {
  ageInDays,
  expectedBirth,
  handoverDay,
  motherhoodOn,
  packsDay,
  weekOfLife,
} from '@shop/domain/litter/litter-calendar'
import { cardState } from '@shop/domain/litter/puppy-card'
import { packsDue, packsMoment } from '@shop/domain/litter/starter-packs'
import type { LitterRow, PuppyRow } from './litter-rows.ts'

export interface LitterRules {
  credits: number
  leastGain: number
  mostPacks: number
  packsDaysBefore: number
}

export type PuppyView = ReturnType<typeof toPuppyView>
export type LitterView = ReturnType<typeof toLitterView>

/** How many days before yesterday stand in the table. */
const SHOWN_DAYS = 3

/** A litter for eyes: what was written down, and what follows from it today. */
export function toLitterView(row: LitterRow, rules: LitterRules, today: LocalDate) {
  const { bornOn, matedOn, packs } = row
  const puppies = row.puppies.map((puppy) => toPuppyView(puppy, { bornOn, today, leastGain: rules.leastGain }))
  const living = puppies.filter(({ diedOn }) => diedOn === null)
  return {
    ...row,
    puppies,
    living: living.length,
    age: bornOn === null ? null : ageInDays(bornOn, today),
    week: bornOn === null ? null : weekOfLife(bornOn, today),
    expectedOn: bornOn === null && matedOn !== null ? expectedBirth(matedOn) : null,
    handoverOn: bornOn === null ? null : handoverDay(bornOn),
    packsBy: bornOn === null ? null : packsDay(bornOn, rules.packsDaysBefore),
    packsMoment: packsMoment(bornOn, today, rules.packsDaysBefore),
    packsDue: packsDue(packs, living.length, rules.mostPacks),
    days: Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(today, index - SHOWN_DAYS - 1)),
    slow: living.filter(({ slow }) => slow > 0),
    extremes: extremesOf(living),
    doubled: doubledOf(living),
    mother: motherOf(row, living.length, today),
    rules,
    today,
  }
}

interface Frame {
  bornOn: LocalDate | null
  today: LocalDate
  leastGain: number
}

function toPuppyView({ weights, ...puppy }: PuppyRow, { bornOn, today, leastGain }: Frame) {
  const written = weights.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  const now = written.find(({ on }) => on === today)
  const before = written.findLast(({ on }) => on < today)
  const birth = written.find(({ on }) => on === bornOn)
  const last = written.at(-1)
  const { uid, cardExpiresOn: expiresOn, isTaken, diedOn } = puppy
  return {
    ...puppy,
    weights: written,
    now: now?.grams ?? null,
    before: before ?? null,
    last: last?.grams ?? null,
    gain: now && before ? gainSince(before, now) : null,
    times: birth && last && last !== birth ? last.grams / birth.grams : null,
    slow: bornOn === null || diedOn !== null ? 0 : slowDays(written, bornOn, leastGain),
    doubledOn: bornOn === null ? null : doubledOnDay(written, bornOn),
    card: cardState({ hasCode: uid !== null, expiresOn, isTaken, isDead: diedOn !== null }, today),
  }
}

export function weightOn(weights: readonly Weighing[], day: LocalDate): number | null {
  return weights.find(({ on }) => on === day)?.grams ?? null
}

function extremesOf(puppies: readonly PuppyView[]) {
  const weighed = puppies
    .flatMap(({ name, last }) => (last === null ? [] : [{ name, grams: last }]))
    .toSorted((a, b) => b.grams - a.grams)
  const [heaviest, lightest] = [weighed[0], weighed.at(-1)]
  return heaviest && lightest && weighed.length > 1 ? { heaviest, lightest } : null
}

/** Between which days all of those that have, doubled. */
function doubledOf(puppies: readonly PuppyView[]) {
  const days = puppies.flatMap(({ doubledOn }) => (doubledOn === null ? [] : [doubledOn]))
  return days.length === 0 ? null : { from: Math.min(...days), to: Math.max(...days) }
}

interface MotherView {
  stage: ReturnType<typeof motherhoodOn>
  need: EnergyNeed | null
  /** Of the food that is written down. */
  grams: number | null
}

/** Without her weight, the week and the size of the litter there is no number. */
function motherOf(row: LitterRow, living: number, today: LocalDate): MotherView {
  const stage = motherhoodOn(row, living, today)
  const need = stage && row.motherWeightGrams !== null ? motherhoodEnergy(row.motherWeightGrams / 1000, stage) : null
  const kcal = row.food?.kcalPer100g ?? null
  const isKnown = need !== null && need.certainty !== 'unavailable' && kcal !== null
  return { stage, need, grams: isKnown ? roundToScale(gramsForEnergy(need.kcalPerDay, kcal)) : null }
}
