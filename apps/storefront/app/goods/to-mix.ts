import type { IngredientRow } from '@shop/contract/product-page'

export type MixKind = 'meat' | 'starch' | 'plants' | 'fats' | 'rest'

export interface MixGroup {
  kind: MixKind
  /** As on the label, the largest first. */
  names: string[]
  percent: number
}

const KIND_OF_ROLE: Record<string, MixKind> = {
  meat: 'meat',
  broth: 'meat',
  egg_milk: 'meat',
  grain: 'starch',
  tuber: 'starch',
  legume: 'starch',
  vegetable: 'plants',
  fruit: 'plants',
  herb: 'plants',
  fat: 'fats',
  oil: 'fats',
}

const ORDER: MixKind[] = ['meat', 'starch', 'plants', 'fats', 'rest']

/** What a food is made of, in five parts that can be drawn. Traces in milligrams are named but weigh nothing here. */
export function toMix(ingredients: readonly IngredientRow[]): MixGroup[] {
  const groups = Map.groupBy(ingredients, ({ role }) => KIND_OF_ROLE[role] ?? 'rest')
  return ORDER.flatMap((kind) => {
    const members = groups.get(kind) ?? []
    const percent = members.reduce((sum, { percent: share }) => sum + (share ?? 0), 0)
    const names = members.filter(({ percent: share }) => share !== null).map(({ label }) => label)
    return percent > 0 ? [{ kind, names, percent: Math.round(percent * 10) / 10 }] : []
  })
}
