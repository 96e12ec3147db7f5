import { formatNumber } from '@shop/czech/format-number'
import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { foodTexts as texts } from '#app/texts/content/food.ts'
import { type DryFood, halerePerDay } from './load-foods.server.ts'
import { toCrowns } from './to-food-lines.server.ts'

export interface Comparison {
  choices: { slug: string; name: string }[]
  /** The two that stand side by side. */
  pair: { slug: string; name: string }[]
  rows: { name: string; values: string[] }[]
}

const USUAL = ['granule-kure-s-hnedou-ryzi', 'granule-jehneci-s-ryzi']
const WEIGHT = 20

/** Two foods side by side; an unknown one is replaced by what people ask about most. */
export function toComparison(foods: DryFood[], wanted: (string | null)[]): Comparison | null {
  const pick = (slug: string | null | undefined) => foods.find((food) => food.slug === slug)
  const pair = USUAL.map((usual, index) => pick(wanted[index]) ?? pick(usual) ?? foods[index]).flatMap(
    (one) => one ?? [],
  )
  if (pair.length < USUAL.length) return null
  return {
    choices: foods.map(({ slug, name }) => ({ slug, name })),
    pair: pair.map(({ slug, name }) => ({ slug, name })),
    rows: [...ownRows(pair), ...constituentRows(pair), ...priceRows(pair)],
  }
}

function ownRows(pair: DryFood[]) {
  const { rows } = texts
  return [
    row(rows.whom, pair, (food) =>
      [food.life_stage_name, food.breed_size_name?.toLowerCase()].filter(Boolean).join(', '),
    ),
    row(rows.protein, pair, (food) => food.protein_name ?? texts.notForThem),
    row(rows.meat, pair, (food) => texts.percent(formatNumber(food.meatPercent))),
    row(rows.grain, pair, (food) => tellGrain(food.grain_free)),
    row(rows.allergens, pair, (food) => food.allergens.map(({ name }) => name).join(', ') || texts.none),
    row(rows.energy, pair, (food) => texts.kcal(formatNumber(food.kcal))),
  ]
}

/** Unknown is not „with“. */
function tellGrain(isGrainFree: boolean | null): string {
  if (isGrainFree === null) return texts.notStated
  return isGrainFree ? texts.without : texts.withGrain
}

/** Everything on the label of either of them. */
function constituentRows(pair: DryFood[]) {
  const names = new Set(pair.flatMap(({ constituents }) => constituents.map(({ name }) => name)))
  return [...names].map((name) =>
    row(name, pair, ({ constituents }) => {
      const found = constituents.find((constituent) => constituent.name === name)
      return found ? texts.percent(formatNumber(found.percent)) : texts.notForThem
    }),
  )
}

function priceRows(pair: DryFood[]) {
  return [
    row(texts.rows.kilogram, pair, ({ bag }) => formatUnitPrice(Math.round((bag.priceHalere * 1000) / bag.grams))),
    row(texts.rows.day(WEIGHT), pair, (food) => {
      const price = halerePerDay(food, WEIGHT)
      return price === null ? texts.byAge : formatPrice(toCrowns(price))
    }),
  ]
}

function row(name: string, pair: DryFood[], tell: (food: DryFood) => string) {
  return { name, values: pair.map(tell) }
}
