import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { Price } from '@shop/ui/price/price'
import type { VariantView } from '#app/goods/product-view.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { productTexts } from '#app/texts/catalog/product.ts'

interface BuyPriceProps {
  variant: VariantView
  repeatPrice: number | null
  /** What is struck through held for all of the thirty days, and the ledger can prove it. */
  isFair: boolean
  /** Without VAT: the price of who buys for a shop. */
  isNet: boolean
}

export function BuyPrice({ variant, repeatPrice, isFair, isNet }: BuyPriceProps) {
  const { price, formerPrice, lowestPrice, unitPrice, repeatUnitPrice, grams } = variant
  const shown = repeatPrice ?? price
  const former = repeatPrice === null ? formerPrice : price
  const perUnit = repeatPrice === null ? unitPrice?.halere : repeatUnitPrice
  const unit = unitPrice && perUnit ? formatUnitPrice(perUnit, catalogTexts.units[unitPrice.unit]) : ''
  return (
    <Price
      size="large"
      amount={formatPrice(shown)}
      former={former === null ? null : formatPrice(former)}
      formerLabel={productTexts.formerPrice}
      reduced={repeatPrice === null && formerPrice !== null}
      unit={[unit, isNet ? catalogTexts.withoutVat : productTexts.withVat].filter(Boolean).join(', ')}
      note={lowestPrice === null ? null : toNote(formatPrice(lowestPrice), isFair && repeatPrice === null)}
      data-grams={grams ?? undefined}
    />
  )
}

function toNote(lowest: string, isFair: boolean): string {
  return isFair
    ? `${productTexts.lowestPrice(lowest)} · ${productTexts.fairDiscount}`
    : productTexts.lowestPrice(lowest)
}

/** What a piece costs of so many; nothing where one costs the same as ten. */
export function QuantityPrices({ steps }: { steps: VariantView['quantityPrices'] }) {
  if (!steps) return null
  return (
    <ul className="noses" aria-label={productTexts.quantityPrices}>
      {steps.map(({ from, price }) => (
        <li key={from}>{productTexts.quantityPrice(from, formatPrice(price))}</li>
      ))}
    </ul>
  )
}
