import { formatPercent } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Icon } from '@shop/ui/icon/icon'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import { Quantity } from '@shop/ui/quantity/quantity'
import { Select } from '@shop/ui/select/select'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import type { CartAnswer } from '#app/features/cart/command/post-cart-form.ts'
import { showInToast } from '#app/features/cart/command/show-in-toast.tsx'
import type { ProductView, VariantView } from '#app/goods/product-view.ts'
import { useIsForbidden } from '#app/goods/use-forbidden.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import styles from './buy-form.module.css'
import { BUY_BUTTON_ID, BUY_FORM_ID } from './buy-ids.ts'

interface BuyFormProps {
  product: ProductView
  variant: VariantView
  usualWeeks: number | null
  way: { isRegular: boolean; setRegular: (isRegular: boolean) => void }
  onAdded: () => void
}

/** Way of buying, pieces, basket: one form that needs no script. On small screens the bar holds its button. */
export function BuyForm({ product, variant, usualWeeks, way, onAdded }: BuyFormProps) {
  const { regular, mostPieces } = product
  const isDespite = useIsForbidden(product.food)
  const repeat = regular && variant.repeatPrice !== null ? { ...regular, price: variant.repeatPrice } : null

  function take(answer: CartAnswer) {
    showInToast(answer)
    if (answer.ok) onAdded()
  }
  return (
    <CartForm intent="add" fields={{ variantId: variant.id }} onAnswer={take} id={BUY_FORM_ID} className={styles.form}>
      {repeat ? (
        <fieldset>
          <legend className={`label ${styles.legend}`}>{productTexts.howToBuy}</legend>
          <OptionCards>
            <OptionCard
              name="way"
              value="once"
              title={productTexts.once}
              aside={formatPrice(variant.price)}
              checked={!way.isRegular}
              onChange={() => way.setRegular(false)}
            />
            <OptionCard
              name="way"
              value="regular"
              title={
                <>
                  {productTexts.regularly} <Badge tone="highlight">{formatPercent(-repeat.discountPercent)}</Badge>
                </>
              }
              description={usualWeeks === null ? productTexts.cancelAnytime : productTexts.byRation(usualWeeks)}
              aside={formatPrice(repeat.price)}
              checked={way.isRegular}
              onChange={() => way.setRegular(true)}
            >
              <Interval weeks={repeat.weeks} chosen={usualWeeks ?? repeat.defaultWeeks} />
            </OptionCard>
          </OptionCards>
        </fieldset>
      ) : null}
      <div id={BUY_BUTTON_ID} className={styles.add}>
        <Quantity
          size="large"
          name="pieces"
          max={mostPieces}
          labels={{ value: cartTexts.pieces, less: cartTexts.fewer, more: cartTexts.more }}
        />
        <Button type="submit" size="large" block variant={isDespite ? 'line' : undefined}>
          <Icon name="bowl" />
          {isDespite ? cartTexts.buyDespite : cartTexts.add}
        </Button>
      </div>
    </CartForm>
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
