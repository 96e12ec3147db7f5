import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { foodTexts as texts } from '#app/texts/content/food.ts'
import { type DryFood, halerePerDay } from './load-foods.server.ts'

export const WEIGHTS = [10, 20, 30] as const

export interface FoodLine {
  name: string
  to: ShopAddress
  whom: string
  meat: string
  kcal: string
  /** A day of dogs of the three weights. */
  perDay: string[]
}

type Line = keyof typeof texts.lines

/** The first that fits takes the food: a line for old dogs of small breeds is a line for old dogs. */
const LINES: { line: Line; category: string; has: (food: DryFood) => boolean; weights: readonly number[] }[] = [
  { line: 'puppy', category: 'pro-stenata', has: (food) => food.life_stage === 'stene', weights: [] },
  { line: 'senior', category: 'pro-seniory', has: (food) => food.life_stage === 'senior', weights: WEIGHTS },
  { line: 'light', category: 'kontrola-hmotnosti', has: (food) => isIn(food, 'kontrola-hmotnosti'), weights: WEIGHTS },
  { line: 'small', category: 'mala-plemena', has: (food) => food.breed_size === 'mala', weights: [10] },
  { line: 'large', category: 'velka-plemena', has: (food) => food.breed_size === 'velka', weights: [30] },
  { line: 'single', category: 'monoproteinove', has: (food) => isIn(food, 'monoproteinove'), weights: WEIGHTS },
  { line: 'adult', category: 'pro-dospele', has: () => true, weights: WEIGHTS },
]

/** Which food is for whom, what it holds and what it costs a day. */
export function toFoodLines(foods: DryFood[]): FoodLine[] {
  const groups = Map.groupBy(foods, (food) => LINES.find(({ has }) => has(food)))
  return LINES.toReversed().flatMap((line) => {
    const members = groups.get(line) ?? []
    return members.length > 0 ? [toLine(line, members)] : []
  })
}

function toLine({ line, category, weights }: (typeof LINES)[number], members: DryFood[]): FoodLine {
  const { name, whom } = texts.lines[line]
  const meats = members.map(({ meatPercent }) => meatPercent).filter((percent) => percent > 0)
  const missing = line === 'puppy' ? texts.byAge : texts.notForThem
  return {
    name,
    whom,
    to: `/produkty/${category}`,
    meat: meats.length > 0 ? texts.percent(range(meats.map(Math.round))) : texts.notForThem,
    kcal: range(members.map(({ kcal }) => kcal)),
    perDay: WEIGHTS.map((weight) => (weights.includes(weight) ? cheapest(members, weight) : missing)),
  }
}

function cheapest(members: DryFood[], weightKg: number): string {
  const prices = members.flatMap((food) => halerePerDay(food, weightKg) ?? [])
  return prices.length > 0 ? texts.from(formatPrice(toCrowns(Math.min(...prices)))) : texts.notForThem
}

function range(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? formatNumber(least) : `${formatNumber(least)}–${formatNumber(most)}`
}

function isIn({ categories }: DryFood, slug: string): boolean {
  return categories.some((category) => category.slug === slug)
}

/** An estimate told to a haléř would pretend to be a promise. */
export function toCrowns(halere: number): number {
  return Math.round(halere / 100) * 100
}
