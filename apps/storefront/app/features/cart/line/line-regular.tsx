import type { CartLineView } from '@shop/contract/cart-view'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Icon } from '@shop/ui/icon/icon'
import { Select } from '@shop/ui/select/select'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import type { CartFacts } from './cart-facts.ts'
import styles from './line-regular.module.css'

interface LineRegularProps {
  line: CartLineView
  version: number
  regular: CartFacts['regular']
}

/** Once, or again and again: offered with what it saves, changed and taken back in place. */
export function LineRegular({ line, version, regular }: LineRegularProps) {
  const { id: lineId, regularWeeks, regularPrice, unitPrice, pieces, canBeRegular, rule } = line
  if (regularWeeks !== null) {
    const percent = rule === 'regular_delivery' ? regular.discountPercent : null
    return (
      <details className={styles.regular}>
        <summary>
          {texts.regularly(regularWeeks, percent)} <span className={styles.change}>{texts.changeInterval}</span>
        </summary>
        <div className={styles.options}>
          <CartForm intent="regular" fields={{ lineId, version }} className={styles.options}>
            <Field label={texts.interval}>
              <Select name="weeks" defaultValue={regularWeeks}>
                {regular.weeks.map((weeks) => (
                  <option key={weeks} value={weeks}>
                    {texts.weeks(weeks)}
                  </option>
                ))}
              </Select>
            </Field>
            <Button type="submit" variant="line" size="small">
              {texts.changeInterval}
            </Button>
          </CartForm>
          <CartForm intent="once" fields={{ lineId, version }}>
            <Button type="submit" variant="quiet" size="small">
              {texts.once}
            </Button>
          </CartForm>
        </div>
      </details>
    )
  }
  if (!canBeRegular) return null
  return (
    <CartForm intent="regular" fields={{ lineId, version, weeks: regular.defaultWeeks }}>
      <button type="submit" className={styles.offer}>
        <Icon name="repeat" />
        <span>
          {regularPrice === null ? texts.sendRegularly : texts.offerRegular((unitPrice - regularPrice) * pieces)}
        </span>
      </button>
    </CartForm>
  )
}
