import type { CartView } from '@shop/contract/cart-view'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { cartPageTexts as texts } from '#app/texts/cart-page.ts'
import { CartForm } from './cart-form.tsx'

/** Two carts have become one: what came over, what did not, and the way back. */
export function CartMerged({ cart }: { cart: CartView }) {
  const { merged } = cart
  if (!merged) return null
  const nameOf = (variantId: string) =>
    [...cart.lines, ...cart.saved].find((line) => String(line.variantId) === variantId)?.name
  const lines = merged.lines.flatMap((line) => {
    const name = nameOf(line.variantId)
    return name ? [{ ...line, name }] : []
  })
  return (
    <Notice tone="info" role="status">
      <b>{merged.from === 'cart' ? texts.mergedHeading : texts.basketMergedHeading}</b>
      {lines.length > 0 ? (
        <>
          <p className="small">{merged.from === 'cart' ? texts.mergedText : texts.basketMergedText}</p>
          <ul className="noses small">
            {lines.map(({ lineId, name, added, cappedBy }) => (
              <li key={lineId}>
                {texts.mergedLine(name, added)}
                {cappedBy ? ` (${texts.mergeCaps[cappedBy]})` : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <CartForm intent="separate">
        <Button type="submit" variant="line" size="small">
          {texts.separate}
        </Button>
      </CartForm>
    </Notice>
  )
}
