import type { CardRow } from '@shop/contract/catalog'
import type { VariantRow } from '@shop/contract/product-page'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import type { ImageView } from '#app/goods/card-parts.ts'
import { toFood } from '#app/goods/to-card-view.server.ts'
import { recommendationTexts } from '#app/texts/catalog/recommendation.ts'
import type { FinderFoodView, FinderPackView } from './finder-food-view.ts'

type FinderVariant = Pick<
  VariantRow,
  'id' | 'sku' | 'name' | 'status' | 'net_weight_g' | 'price' | 'in_stock' | 'image'
>

/** Null for what is no whole meal: a box of samples, a treat, a food whose energy nobody knows. */
export function toFinderFoodView(row: CardRow, variants: readonly FinderVariant[]): FinderFoodView | null {
  const food = toFood(row)
  if (food?.role !== 'complete') return null
  return {
    slug: row.slug,
    name: nonBreaking(toShortName(row.name)),
    theme: proteinTint(row.protein),
    protein: row.protein,
    food,
    purpose: toPurpose(row),
    isSingleProtein: row.tags.includes('jeden-protein'),
    isGentle: row.tags.includes('citlive-traveni'),
    packs: variants.flatMap(toPack),
  }
}

/** All of them are kibble, so their names need not say it. */
function toShortName(name: string): string {
  const { kibble } = recommendationTexts
  return name.startsWith(kibble) ? name.slice(kibble.length) : name
}

// „Pro aktivní psy“ stands on ordinary recipes too; only a rich one is made for sport.
const RICH_KCAL = 380

function toPurpose({ tags, energy_kcal_per_100g: kcal }: CardRow): FinderFoodView['purpose'] {
  if (tags.includes('kontrola-hmotnosti')) return 'light'
  return tags.includes('aktivni-psi') && (kcal ?? 0) >= RICH_KCAL ? 'sport' : 'everyday'
}

function toPack({
  id,
  sku,
  name,
  status,
  net_weight_g: grams,
  price,
  in_stock,
  image,
}: FinderVariant): FinderPackView[] {
  if (!grams || status === 'discontinued') return []
  return [{ id, sku, name: nonBreaking(name), grams, price, isInStock: in_stock, image: toImage(image) }]
}

function toImage(image: FinderVariant['image']): ImageView | null {
  if (!image?.hash) return null
  const { key: name, hash, alt, width, height } = image
  return { name, hash, alt, width, height }
}
