import type { NewCollection, StaffCollection } from '@shop/contract/catalog/collection'
import { EMPTY_RULE } from '@shop/domain/catalog/collection-rule'

/** Prices are kept as they are typed, in whole crowns. */
export interface CollectionDraft extends Pick<StaffCollection, 'name' | 'slug' | 'intro' | 'isPublic'> {
  rule: Omit<StaffCollection['rule'], 'price'>
  from: string
  to: string
}

const CROWN = 100

export function toCollectionDraft(collection: StaffCollection | null): CollectionDraft {
  const { name, slug, intro, isPublic, rule } = collection ?? {
    name: '',
    slug: '',
    intro: '',
    isPublic: false,
    rule: EMPTY,
  }
  const { price, ...rest } = rule
  return { name, slug, intro, isPublic, rule: rest, from: toCrowns(price?.from), to: toCrowns(price?.to) }
}

export function toFields({ rule, from, to, ...words }: CollectionDraft): Omit<NewCollection, 'reason'> {
  const price = { from: toHellers(from), to: toHellers(to) }
  const hasPrice = price.from !== null || price.to !== null
  return {
    ...words,
    name: words.name.trim(),
    intro: words.intro.trim(),
    rule: { ...rule, price: hasPrice ? price : null },
  }
}

const EMPTY: StaffCollection['rule'] = {
  ...{ within: [], protein: [], lifeStage: [], size: [], need: [] },
  ...{ price: null, inStock: EMPTY_RULE.inStock, sale: EMPTY_RULE.sale },
}

function toCrowns(hellers: number | null | undefined): string {
  return typeof hellers === 'number' ? String(Math.round(hellers / CROWN)) : ''
}

function toHellers(typed: string): number | null {
  const crowns = Number(typed.replace(/[\s\u00a0]/g, ''))
  return typed.trim() === '' || !Number.isInteger(crowns) || crowns < 0 ? null : crowns * CROWN
}
