import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import type { FoodView } from '#app/goods/card-parts.ts'
import type { VariantView } from '#app/goods/product-view.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import { VariantDog } from './variant-dog.tsx'
import styles from './variant-picker.module.css'

interface VariantPickerProps {
  variants: VariantView[]
  chosen: VariantView
  food: FoodView | null
}

/** Packs are links: the choice is in the address and needs no script. */
export function VariantPicker({ variants, chosen, food }: VariantPickerProps) {
  if (variants.length < 2) return null
  return (
    <nav aria-label={productTexts.size}>
      <ul className={styles.tiles}>
        {variants.map((variant) => (
          <li key={variant.sku}>
            <ShopLink
              to={`?varianta=${variant.sku}`}
              replace
              preventScrollReset
              className={styles.tile}
              aria-current={variant === chosen ? 'true' : undefined}
              data-gone={variant.canBuy ? undefined : true}
            >
              <span className={styles.name}>{variant.name}</span>
              <b className={styles.line}>{formatPrice(variant.price)}</b>
              {variant.unitPrice ? (
                <span className={`${styles.line} ${styles.perUnit}`}>
                  {formatUnitPrice(variant.unitPrice.halere, catalogTexts.units[variant.unitPrice.unit])}
                </span>
              ) : null}
              {variant.isBestUnit ? <span className={styles.best}>{productTexts.bestUnit}</span> : null}
              {variant.canBuy ? null : <span className={styles.line}>{catalogTexts.soldOut}</span>}
              {food && variant.grams ? (
                <VariantDog food={food} pack={{ grams: variant.grams, priceHalere: variant.price }} />
              ) : null}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
