import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, type LocalDate } from '../../calendar/local-date.ts'
import { dueAfterDelivery } from '../../plan/line-due.ts'
import { dogOf } from '../dog.ts'
import { householdLarder } from './household-larder.ts'
import type { LarderBag, LarderDog, LarderFood } from './larder.ts'
import type { BagNote } from './opened-bags.ts'

const FIRST_DAY = '2026-11-16'
const HOMES = 80
const DAYS = 365
const NOTICE_DAYS = 5
const SAFETY_DAYS = 4
const BAG_GRAMS = 12_000
const LINE = { intervalDays: 56, isByBowl: true }
const FOOD: LarderFood = {
  productId: 1,
  kcalPer100g: 353,
  isComplete: true,
  isDry: true,
  ingredients: { contains: [], mayContain: [], isDeclared: true },
}

/** The same numbers every time: a forecast that is judged by chance is judged by nobody. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Habits {
  /** How often somebody looks into the bag: when a new one comes, and on any other day. */
  atDelivery: number
  anyDay: number
  /** How often a parcel comes weeks after its day, as when it was left out. */
  late: number
}

interface Forecast {
  deliveries: number
  error: number
}

/** A year of one dog, bag after bag: it eats by its own need, its owner looks by eye, and the next bag comes by what the rule believes. */
function liveYear(seed: number, habits: Habits): Forecast[] {
  const random = numbersFrom(seed)
  const grams = Math.round(14_000 + random() * 21_000)
  // Dogs of one weight differ: from four fifths of the table to a third more.
  const gramsPerDay = ((88 + random() * 58) * (grams / 1000) ** 0.75) / 3.53
  const dogs: LarderDog[] = [{ id: 1, dog: dogOf({ weightKg: grams / 1000 }), eats: [] }]
  const bags: (LarderBag & { left: number })[] = []
  const notes: BagNote[] = []
  const forecasts: Forecast[] = []
  const look = (on: LocalDate) => {
    const bag = bags.find(({ left }) => left > 0) ?? bags.at(-1)
    if (bag) notes.push({ bagId: bag.id, on, leftPercent: Math.round((bag.left / bag.grams) * 10) * 10 })
  }
  let emptySince: LocalDate | null = null
  let told = false
  let comesOn = FIRST_DAY
  for (let day = 0; day < DAYS; day += 1) {
    const today = addDays(FIRST_DAY, day)
    if (comesOn <= today) {
      if (bags.length > 0 && random() < habits.atDelivery) look(today)
      bags.push({
        id: `${bags.length}`,
        productId: 1,
        grams: BAG_GRAMS,
        left: BAG_GRAMS,
        arrivesOn: today,
        isComing: false,
      })
      emptySince = null
      told = false
    }
    eat(bags, gramsPerDay)
    const left = bags.reduce((sum, bag) => sum + bag.left, 0)
    if (left === 0) emptySince ??= today
    if (random() < habits.anyDay) look(today)
    const deliveredOn = bags.at(-1)?.arrivesOn ?? FIRST_DAY
    // Between two looks the day stays: nothing is asked before the notice is near.
    const isNear = daysBetween(today, comesOn) <= NOTICE_DAYS
    if (told || !(isNear || deliveredOn === today || notes.at(-1)?.on === today)) continue
    const { foodSupplies } = householdLarder({ dogs, foods: [FOOD], bags, notes }, today)
    comesOn = dueAfterDelivery(LINE, deliveredOn, foodSupplies.get(1)?.emptyOn ?? null, SAFETY_DAYS)
    if (daysBetween(today, comesOn) > NOTICE_DAYS) continue
    told = true
    const isLate = random() < habits.late
    comesOn = addDays(comesOn > today ? comesOn : addDays(today, 1), isLate ? 7 + Math.floor(random() * 28) : 0)
    const truth = emptySince ?? addDays(today, Math.floor(left / gramsPerDay))
    if (!isLate) forecasts.push({ deliveries: bags.length, error: daysBetween(truth, addDays(comesOn, SAFETY_DAYS)) })
  }
  return forecasts
}

function eat(bags: { left: number }[], gramsPerDay: number): void {
  let hunger = gramsPerDay
  for (const bag of bags) {
    const eaten = Math.min(hunger, bag.left)
    bag.left -= eaten
    hunger -= eaten
  }
}

function forecastsBy(habits: Habits): Forecast[] {
  return Array.from({ length: HOMES }, (_, home) => liveYear(home + 1, habits)).flat()
}

function medianError(forecasts: readonly Forecast[]): number {
  const errors = forecasts.map(({ error }) => Math.abs(error)).toSorted((a, b) => a - b)
  return errors[Math.floor(errors.length / 2)] ?? Number.POSITIVE_INFINITY
}

describe('until when a bag lasts', () => {
  const lookedAt = forecastsBy({ atDelivery: 0.8, anyDay: 0.02, late: 0 })

  test('is known to two days for half of all bags after two deliveries', () => {
    const known = lookedAt.filter(({ deliveries }) => deliveries >= 2)
    expect(known.length).toBeGreaterThan(300)
    expect(medianError(known)).toBeLessThanOrEqual(2)
  })

  test.each([0.2, 0.4])('also where parcels come weeks late and the bag is empty before (%d of them)', (late) => {
    const known = forecastsBy({ atDelivery: 0.8, anyDay: 0.02, late }).filter(({ deliveries }) => deliveries >= 2)
    expect(known.length).toBeGreaterThan(300)
    expect(medianError(known)).toBeLessThanOrEqual(2)
    // Neither always late nor always early: days without food are not taken for a dog that eats little.
    expect(Math.abs(known.reduce((sum, { error }) => sum + error, 0) / known.length)).toBeLessThan(1)
  })

  test('is a guess by the table before anybody has looked', () => {
    const first = medianError(lookedAt.filter(({ deliveries }) => deliveries === 1))
    expect(first).toBeGreaterThan(2)
    expect(first).toBeLessThanOrEqual(8)
  })

  test('is learned by looking: without a look the same dogs are never known', () => {
    const unseen = forecastsBy({ atDelivery: 0, anyDay: 0, late: 0 })
    expect(medianError(unseen.filter(({ deliveries }) => deliveries >= 2))).toBeGreaterThan(2)
  })
})
