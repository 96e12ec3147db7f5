import type { VariantView } from '#app/goods/product-view.ts'

/** The pack of the address; otherwise, as on a card, one that can be had now, on sale first, then the one staff chose. */
export function chooseVariant(variants: readonly VariantView[], sku: string | null): VariantView | undefined {
  const wanted = variants.find((variant) => variant.sku === sku)
  if (wanted) return wanted
  const ready = variants.filter(({ canBuy }) => canBuy)
  const choice = ready.length > 0 ? ready : variants
  const isOnSale = ({ discountPercent }: VariantView) => discountPercent !== null
  const best = choice.some(isOnSale) ? choice.filter(isOnSale) : choice
  return best.find(({ isDefault }) => isDefault) ?? best[0]
}
