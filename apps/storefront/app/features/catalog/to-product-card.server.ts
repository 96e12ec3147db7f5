import { formatPercent } from '#app/texts/format-number.ts'
import { formatPrice, formatUnitPrice } from '#app/texts/format-price.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import type { CardImage, ProductCardView } from './product-card.ts'

export const CARD_COLUMNS =
  'slug,name,subtitle,protein,protein_name,variant_name,price,regular_price,lowest_price_30_days,discount_percent,unit,unit_price,on_sale,in_stock,image_key,image_hash,image_alt,image_width,image_height'

export interface CardRow {
  slug: string
  name: string
  subtitle: string
  protein: string | null
  protein_name: string | null
  variant_name: string
  price: number
  regular_price: number
  lowest_price_30_days: number | null
  discount_percent: number | null
  unit: string | null
  unit_price: number | null
  on_sale: boolean
  in_stock: boolean
  image_key: string | null
  image_hash: string | null
  image_alt: string | null
  image_width: number | null
  image_height: number | null
}

export function toProductCard(row: CardRow): ProductCardView {
  return {
    to: `/produkt/${row.slug}`,
    name: nonBreaking(row.name),
    subtitle: nonBreaking(row.subtitle),
    protein: row.protein,
    proteinName: row.protein_name,
    pack: nonBreaking(row.variant_name),
    price: formatPrice(row.price),
    formerPrice: row.on_sale ? formatPrice(row.regular_price) : null,
    unitPrice: row.unit_price === null ? null : formatUnitPrice(row.unit_price, unitOf(row.unit)),
    lowestPrice: row.on_sale && row.lowest_price_30_days !== null ? formatPrice(row.lowest_price_30_days) : null,
    discount: row.on_sale && row.discount_percent ? formatPercent(-row.discount_percent) : null,
    isInStock: row.in_stock,
    image: toCardImage(row),
  }
}

function unitOf(unit: string | null): 'kg' | 'l' | 'ks' {
  return unit === 'l' || unit === 'ks' ? unit : 'kg'
}

function toCardImage(row: CardRow): CardImage | null {
  const { image_key: name, image_hash: hash, image_width: width, image_height: height } = row
  return name && hash && width && height ? { name, hash, width, height, alt: row.image_alt ?? '' } : null
}
