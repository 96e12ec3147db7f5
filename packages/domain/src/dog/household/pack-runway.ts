/** A variant as a source of food. */
export type Pack = { readonly grams: number; readonly priceHalere: number }

export type PackRunway = {
  /** Whole days; what is left in the bag does not make another full ration. */
  readonly days: number
  /** The same for a dog that eats 15 % more or less than the estimate. */
  readonly daysFrom: number
  readonly daysTo: number
  readonly halerePerDay: number
}

const SPREAD = 0.15

export function packRunway(pack: Pack, gramsPerDay: number): PackRunway {
  return {
    days: packDays(pack.grams, gramsPerDay),
    daysFrom: packDays(pack.grams, gramsPerDay * (1 + SPREAD)),
    daysTo: packDays(pack.grams, gramsPerDay * (1 - SPREAD)),
    halerePerDay: halerePerDay(pack, gramsPerDay),
  }
}

/** Full rations in a pack, rounded down: better to promise a day less than to leave the bowl empty. */
export function packDays(packGrams: number, gramsPerDay: number): number {
  return Math.floor(packGrams / gramsPerDay + 1e-9)
}

/** Price of a day's ration by weight, rounded to whole haléře, halves up. */
export function halerePerDay(pack: Pack, gramsPerDay: number): number {
  return Math.round((pack.priceHalere * gramsPerDay) / pack.grams)
}
