import { nonBreaking } from '@shop/czech/non-breaking'
import { dryMatterOf, shareOfDryMatter } from '@shop/domain/catalog/dry-matter'
import { z } from 'zod'
import { calculateRation, type RationAnswer } from '#app/features/catalog/calculator/calculate-ration.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { USUAL_KG } from './usual-dog.ts'

const INGREDIENTS = 5

export const LabelRow = z.object({
  kind: z.string(),
  grain_free: z.boolean().nullable(),
  monoprotein: z.boolean(),
  allergens: z.array(z.object({ name: z.string() })),
  ingredients: z.array(z.object({ label: z.string(), percent: z.number().nullable() })),
  constituents: z.array(z.object({ code: z.string(), percent: z.number() })),
})
export type LabelRow = z.infer<typeof LabelRow>

/** One column: what the label says, and what a day costs. */
export interface ComparedFood {
  card: CardView
  allergens: string[]
  isMonoprotein: boolean
  /** Null when nobody said: not the same as „with grain“. */
  isGrainFree: boolean | null
  protein: number | null
  fat: number | null
  dryMatter: number | null
  proteinOfDryMatter: number | null
  ingredients: { name: string; percent: number | null }[]
  /** Of a grown dog of twenty kilograms; null for food whose ration depends on age. */
  usual: RationAnswer | null
}

export function toComparedFood(card: CardView, row: LabelRow): ComparedFood {
  const percentOf = (code: string) => row.constituents.find((one) => one.code === code)?.percent ?? null
  const moisture = percentOf('moisture')
  return {
    card,
    allergens: row.allergens.map(({ name }) => nonBreaking(name.toLowerCase())),
    isMonoprotein: row.monoprotein,
    isGrainFree: row.grain_free,
    protein: percentOf('crude_protein'),
    fat: percentOf('crude_fat'),
    dryMatter: dryMatterOf(moisture),
    proteinOfDryMatter: shareOfDryMatter(percentOf('crude_protein'), moisture),
    ingredients: row.ingredients
      .slice(0, INGREDIENTS)
      .map(({ label, percent }) => ({ name: nonBreaking(label), percent })),
    usual: toUsual(card),
  }
}

function toUsual({ food, grams, price }: CardView): RationAnswer | null {
  if (!food?.kcal || !grams || food.stage === 'stene') return null
  const stage = food.stage === 'senior' ? 'senior' : 'dospely'
  const dog = { stage, activity: 'moderate', weightKg: USUAL_KG, hasTreats: false } as const
  return calculateRation(dog, { kcal: food.kcal, pack: { grams, priceHalere: price } })
}
