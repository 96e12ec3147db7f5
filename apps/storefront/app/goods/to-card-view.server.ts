import type { CardRow } from '@shop/contract/catalog'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import type { ShopSettings } from '#app/server/shop-settings.server.ts'
import { breakMeatName } from '#app/texts/catalog/meat-name.ts'
import type { FoodView, ImageView } from './card-parts.ts'
import { toCompareAt, toRepeatPrice } from './repeat-price.server.ts'

/** A card of the grid: what its mapper makes of the row. Money is whole haléře. */
export type CardView = ReturnType<typeof toCardView>

export function toCardView(row: CardRow, settings: ShopSettings) {
  // A card is on sale when any of its packs is; what it prints is of the one pack it shows.
  const lowestPrice = toCompareAt(row)
  return {
    id: row.product_id,
    slug: row.slug,
    name: nonBreaking(row.name),
    subtitle: nonBreaking(row.subtitle),
    theme: proteinTint(row.protein),
    proteinName: row.protein_name === null ? null : breakMeatName(row.protein_name),
    variantId: row.variant_id,
    pack: nonBreaking(row.variant_name),
    packs: row.variant_count,
    grams: row.net_weight_g,
    price: row.price,
    formerPrice: lowestPrice !== null && row.regular_price > row.price ? row.regular_price : null,
    lowestPrice,
    discountPercent: lowestPrice === null ? null : row.discount_percent,
    unitPrice: row.unit && row.unit_price !== null ? { halere: row.unit_price, unit: row.unit } : null,
    repeatPrice: toRepeatPrice(row, row, settings),
    isInStock: row.in_stock,
    rating: row.rating_average === null ? null : { average: row.rating_average, count: row.rating_count },
    isNew: row.tags.includes('novinka'),
    image: toImage(row),
    food: toFood(row),
  }
}

function toImage(row: CardRow): ImageView | null {
  const { image_key: name, image_hash: hash, image_width: width, image_height: height } = row
  return name && hash && width && height ? { name, hash, alt: row.image_alt ?? '', width, height } : null
}

type FoodColumns = Pick<
  CardRow,
  'is_complete' | 'composition' | 'energy_kcal_per_100g' | 'life_stage' | 'breed_size' | 'contains' | 'may_contain'
>

/** Null for what is not eaten: a leash has no ration and no allergens. */
export function toFood(row: FoodColumns): FoodView | null {
  if (row.composition === 'not_feed') return null
  return {
    role: row.is_complete ? 'complete' : 'complementary',
    kcal: row.energy_kcal_per_100g,
    stage: row.life_stage,
    size: row.breed_size,
    contains: row.contains,
    mayContain: row.may_contain,
    isDeclared: row.composition === 'declared',
  }
}
