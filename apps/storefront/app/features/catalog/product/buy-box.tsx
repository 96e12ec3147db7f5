import { formatPercent } from '@shop/czech/format-number'
import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Icon } from '@shop/ui/icon/icon'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import { Price } from '@shop/ui/price/price'
import { Quantity } from '@shop/ui/quantity/quantity'
import { Select } from '@shop/ui/select/select'
import { StickyBar } from '@shop/ui/sticky-bar/sticky-bar'
import { useState } from 'react'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { showInToast } from '#app/features/cart/command/show-in-toast.tsx'
import type { ProductView, VariantView } from '#app/goods/product-view.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import styles from './buy-box.module.css'

const FORM_ID = 'do-kosiku'

interface BuyBoxProps {
  regular: ProductView['regular']
  mostPieces: number
  variant: VariantView
}

/** Way of buying → price → basket, in one form that needs no script. */
export function BuyBox({ regular, mostPieces, variant }: BuyBoxProps) {
  const [isRegular, setRegular] = useState(false)
  const repeat = regular && variant.repeatPrice !== null ? { ...regular, price: variant.repeatPrice } : null
  return (
    <>
      <CartForm
        intent="add"
        fields={{ variantId: variant.id }}
        onAnswer={showInToast}
        id={FORM_ID}
        className={styles.form}
      >
        {repeat ? (
          <fieldset>
            <legend className={`label ${styles.legend}`}>{productTexts.howToBuy}</legend>
            <OptionCards>
              <OptionCard
                name="way"
                value="once"
                title={productTexts.once}
                aside={formatPrice(variant.price)}
                checked={!isRegular}
                onChange={() => setRegular(false)}
              />
              <OptionCard
                name="way"
                value="regular"
                title={
                  <>
                    {productTexts.regularly} <Badge tone="highlight">{formatPercent(-repeat.discountPercent)}</Badge>
                  </>
                }
                description={productTexts.cancelAnytime}
                aside={formatPrice(repeat.price)}
                checked={isRegular}
                onChange={() => setRegular(true)}
              >
                <Interval weeks={repeat.weeks} chosen={repeat.defaultWeeks} />
              </OptionCard>
            </OptionCards>
          </fieldset>
        ) : null}
        <BuyPrice variant={variant} repeatPrice={isRegular ? (repeat?.price ?? null) : null} />
        <div className={styles.add}>
          <Quantity
            size="large"
            name="pieces"
            max={mostPieces}
            labels={{ value: cartTexts.pieces, less: cartTexts.fewer, more: cartTexts.more }}
          />
          <Button type="submit" size="large" block>
            <Icon name="bowl" />
            {cartTexts.add}
          </Button>
        </div>
      </CartForm>
      <StickyBar className={styles.bar}>
        <Price
          amount={formatPrice(isRegular && repeat ? repeat.price : variant.price)}
          unit={`${variant.name}${isRegular ? ` · ${productTexts.regularly.toLowerCase()}` : ''}`}
        />
        <Button type="submit" form={FORM_ID} block>
          <Icon name="bowl" />
          {cartTexts.add}
        </Button>
      </StickyBar>
    </>
  )
}

function Interval({ weeks, chosen }: { weeks: number[]; chosen: number }) {
  return (
    <Field label={productTexts.interval}>
      <Select name="weeks" defaultValue={chosen}>
        {weeks.map((count) => (
          <option key={count} value={count}>
            {productTexts.intervalWeeks(count)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export function BuyPrice({ variant, repeatPrice }: { variant: VariantView; repeatPrice: number | null }) {
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
      unit={[unit, productTexts.withVat].filter(Boolean).join(', ')}
      note={lowestPrice === null ? null : productTexts.lowestPrice(formatPrice(lowestPrice))}
      data-grams={grams ?? undefined}
    />
  )
}
