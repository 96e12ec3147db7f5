import type { CartView } from '@shop/contract/cart-view'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './cart-merged.module.css'

type Merged = NonNullable<CartView['merged']>

/** Something has flowed into the cart: what came over, what did not, what costs another price, and the way back. */
export function CartMerged({ cart }: { cart: CartView }) {
  const { merged } = cart
  if (!merged) return null
  const came = merged.lines.some(({ added }) => added > 0)
  const words = texts.mergedFrom[merged.from]
  return (
    <Notice tone={came ? 'info' : 'warn'} role="status" className={styles.merged}>
      <div className={styles.inside}>
        <b>{came ? words.heading : texts.mergedNothing}</b>
        <Lines cart={cart} lines={merged.lines} text={came ? words.text : null} />
        {came ? (
          <CartForm intent="separate">
            <Button type="submit" variant="line" size="small">
              {texts.separate}
            </Button>
          </CartForm>
        ) : null}
      </div>
    </Notice>
  )
}

function Lines({ cart, lines, text }: { cart: CartView; lines: Merged['lines']; text: string | null }) {
  const nameOf = (variantId: string) =>
    [...cart.lines, ...cart.saved].find((line) => String(line.variantId) === variantId)?.name
  const named = lines.flatMap((line) => {
    const name = nameOf(line.variantId) ?? line.name
    return name ? [{ ...line, name: nonBreaking(name) }] : []
  })
  if (named.length === 0) return null
  return (
    <>
      {text ? <p className="small">{text}</p> : null}
      <ul className="noses small">
        {named.map(({ lineId, name, added, cappedBy, price }) => (
          <li key={lineId}>
            {texts.mergedLine(name, added)}
            {cappedBy ? ` (${texts.mergeCaps[cappedBy]})` : null}
            {price ? `, ${texts.mergedPrice(price.was, price.is)}` : null}
          </li>
        ))}
      </ul>
    </>
  )
}
