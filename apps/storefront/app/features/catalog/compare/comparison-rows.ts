import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { compareTexts as texts } from '#app/texts/catalog/compare.ts'
import { findBest } from './find-best.ts'
import type { ComparedFood } from './to-compared-food.server.ts'

export interface ComparedCell {
  big?: string
  text?: string
  muted?: string
  list?: { name: string; share: string }[]
  /** What it wins in this row. */
  best?: string
}

export interface ComparedRow {
  key: string
  name: string
  cells: ComparedCell[]
}

/** What is the same for every dog: the label, the reviews, the price of a kilogram. */
export function labelRows(foods: ComparedFood[]): ComparedRow[] {
  const isMixed = new Set(foods.map(({ dryMatter }) => (dryMatter ?? 100) < 50)).size > 1
  const proteins = foods.map((food) => (isMixed ? food.proteinOfDryMatter : food.protein))
  return [
    row('allergens', foods, toAllergens, findBest(foods.map(countAllergens), 'least'), texts.best.allergens),
    row('grain', foods, ({ isGrainFree }) => ({ text: grainOf(isGrainFree) })),
    row('protein', foods, toProtein, findBest(proteins, 'most'), isMixed ? texts.best.proteinDry : texts.best.protein),
    row('dryMatter', foods, ({ dryMatter }) => ({ text: percentOf(dryMatter) })),
    row('fat', foods, ({ fat }) => ({ text: percentOf(fat) })),
    row('energy', foods, ({ card: { food } }) =>
      food?.kcal ? { text: texts.kcal(food.kcal), muted: texts.in100 } : { text: texts.unknown },
    ),
    row('ingredients', foods, ({ ingredients }) => ({
      list: ingredients.map(({ name, percent }) => ({ name, share: percent === null ? '' : texts.percent(percent) })),
    })),
  ]
}

/** A single number is known, and more of nothing is no merit. */
function countAllergens({ allergens, card }: ComparedFood): number | null {
  return card.food?.isDeclared ? allergens.length : null
}

function toAllergens({ allergens, isMonoprotein }: ComparedFood): ComparedCell {
  return {
    text: allergens.join(', ') || texts.noAllergens,
    ...(isMonoprotein ? { muted: texts.oneProtein } : {}),
  }
}

function grainOf(isGrainFree: boolean | null): string {
  if (isGrainFree === null) return texts.unknown
  return isGrainFree ? texts.grainFree : texts.withGrain
}

function toProtein({ protein, proteinOfDryMatter }: ComparedFood): ComparedCell {
  if (protein === null) return { text: texts.unknown }
  return {
    big: texts.percent(protein),
    ...(proteinOfDryMatter === null ? {} : { muted: texts.ofDryMatter(proteinOfDryMatter) }),
  }
}

function percentOf(value: number | null): string {
  return value === null ? texts.unknown : texts.percent(value)
}

export function priceRows(foods: ComparedFood[]): ComparedRow[] {
  const prices = foods.map(({ card }) => card.unitPrice?.halere ?? null)
  return [
    row(
      'unit',
      foods,
      ({ card: { unitPrice } }) =>
        unitPrice
          ? { text: formatUnitPrice(unitPrice.halere, catalogTexts.units[unitPrice.unit]) }
          : { text: texts.unknown },
      findBest(prices, 'least'),
      texts.best.unit,
    ),
  ]
}

interface Day {
  grams: number
  days: number
  halerePerDay: number
}

/** What a day costs the dog in question; null where its ration cannot be told from weight alone. */
export function dayRows(foods: ComparedFood[], days: (Day | null)[], name: string = texts.rows.day): ComparedRow[] {
  const best = findBest(
    days.map((day) => (day ? roundCrowns(day.halerePerDay) : null)),
    'least',
  )
  return [
    {
      key: 'day',
      name,
      cells: days.map((day, index) => ({
        ...(day ? { big: formatPrice(roundCrowns(day.halerePerDay)) } : { text: texts.byAge }),
        ...(day ? toRegular(foods[index], day) : {}),
        ...(best === index ? { best: texts.best.day } : {}),
      })),
    },
    {
      key: 'ration',
      name: texts.rows.ration,
      cells: days.map((day) =>
        day ? { big: texts.grams(day.grams), muted: texts.lasts(day.days) } : { text: texts.byAge },
      ),
    },
  ]
}

function toRegular(food: ComparedFood | undefined, day: Day): ComparedCell {
  const repeat = food?.card.repeatPrice
  if (!food || repeat == null) return {}
  return { muted: texts.regularly(formatPrice(roundCrowns((day.halerePerDay * repeat) / food.card.price))) }
}

/** An estimate told to a haléř would pretend to be a promise. */
function roundCrowns(halere: number): number {
  return Math.round(halere / 100) * 100
}

type RowName = keyof typeof texts.rows

function row(
  key: RowName,
  foods: ComparedFood[],
  tell: (food: ComparedFood) => ComparedCell,
  winner: number | null = null,
  prize = '',
): ComparedRow {
  const cells = foods.map((food, index) => (index === winner ? { ...tell(food), best: prize } : tell(food)))
  return { key, name: texts.rows[key], cells }
}
