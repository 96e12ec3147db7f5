import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { energyNeed } from '@shop/domain/dog/energy/energy-need'
import type { KeptDog } from '#app/state/parse-dogs.ts'

/** What all dogs need in a day together; null when one of them cannot be counted. */
export function householdKcal(dogs: readonly KeptDog[], now = new Date()): number | null {
  const today = toPragueTime(now).date
  let sum = 0
  for (const { dog } of dogs) {
    const need = dog.weightKg > 0 ? energyNeed(dog, today) : null
    if (!need || need.certainty === 'unavailable') return null
    sum += need.kcalPerDay
  }
  return sum > 0 ? sum : null
}

/** Haléře for 1000 kcal as whole crowns of a day, rounded as on the cards. */
export function toDayCrowns(energyHalere: number, kcal: number): number {
  return Math.ceil((energyHalere * kcal) / 100_000 - 0.5)
}

/**
 * The highest price of 1000 kcal, in whole crowns, at which a day still reads as so many crowns. Rounded down: a food that
 * costs more than was asked for is worse than one that is missing.
 */
export function toEnergyCrowns(dayCrowns: number, kcal: number): number {
  return Math.floor(((dayCrowns + 0.5) * 1000) / kcal)
}
