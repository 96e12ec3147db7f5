import type { VariantRow } from '@shop/contract/product-page'
import { nonBreaking } from '@shop/czech/non-breaking'
import type { LocalDate } from '@shop/domain/calendar/local-date'
import { discountPercent } from '@shop/domain/catalog/discount-percent'
import { canBuy, stockLevel } from '@shop/domain/catalog/stock-level'
import { unitPrice } from '@shop/domain/catalog/unit-price'
import type { ImageView } from '#app/goods/card-parts.ts'
import type { VariantView } from '#app/goods/product-view.ts'
import { toCompareAt } from '#app/goods/repeat-price.server.ts'

interface Surroundings {
  today: LocalDate
  /** Null for goods that do not come regularly. */
  toRepeatPrice: (row: VariantRow) => number | null
}

export function toVariantViews(rows: readonly VariantRow[], surroundings: Surroundings): VariantView[] {
  const unitPrices = rows.flatMap(({ unit_price: price }) => (price === null ? [] : [price]))
  const best = unitPrices.length > 1 ? Math.min(...unitPrices) : null
  return rows.filter(({ status }) => status !== 'discontinued').map((row) => toVariantView(row, best, surroundings))
}

function toVariantView(row: VariantRow, best: number | null, { today, toRepeatPrice }: Surroundings): VariantView {
  const stock = stockLevel({ pieces: row.in_stock ? row.available_up_to_100 : 0 }, today)
  const lowest = toCompareAt(row)
  const repeatPrice = toRepeatPrice(row)
  return {
    id: row.id,
    sku: row.sku,
    ean: row.ean,
    name: nonBreaking(row.name),
    isDefault: row.is_default,
    grams: row.net_weight_g,
    price: row.price,
    formerPrice: lowest !== null && row.regular_price > row.price ? row.regular_price : null,
    lowestPrice: lowest,
    discountPercent: lowest === null ? null : discountPercent(lowest, row.price) || null,
    unitPrice: row.unit && row.unit_price !== null ? { halere: row.unit_price, unit: row.unit } : null,
    repeatPrice,
    repeatUnitPrice:
      repeatPrice === null || row.unit_quantity === null ? null : unitPrice(repeatPrice, row.unit_quantity),
    vatPercent: row.vat_percent,
    stock,
    canBuy: canBuy(stock),
    isBestUnit: best !== null && row.unit_price === best,
    quantityPrices: toSteps(row.quantity_prices),
    image: toImageView(row.image),
  }
}

/** A step that costs no less than one for fewer pieces is never paid, so it is not promised. */
function toSteps(steps: VariantRow['quantity_prices']): VariantView['quantityPrices'] {
  const kept = steps?.filter(({ from, price }) => steps.every((one) => one.from >= from || one.price > price))
  return kept && kept.length > 0 ? kept : null
}

type StoredImage = { key: string; hash: string | null; alt: string; width: number; height: number }

export function toImageView(image: StoredImage | null): ImageView | null {
  if (!image?.hash) return null
  return { name: image.key, hash: image.hash, alt: image.alt, width: image.width, height: image.height }
}
