import type { CartView } from '@shop/contract/cart-view'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { LineChange } from '#app/features/cart/line/line-change.tsx'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './cart-changes.module.css'

/** Prices and stock that are not what the customer has agreed with; nothing goes on until they have. */
export function CartChanges({ cart }: { cart: CartView }) {
  if (cart.changes.length === 0) return null
  const nameOf = (id: string) => cart.lines.find((line) => line.id === id)?.name ?? ''
  return (
    <Notice tone="warn" icon="alert" role="status">
      <div className={styles.changes}>
        <h2 className="h4">{texts.changesHeading}</h2>
        <ul>
          {cart.changes.map((change) => (
            <li key={`${change.kind} ${change.lineId}`}>
              {nameOf(change.lineId)} <LineChange change={change} />
            </li>
          ))}
        </ul>
        <p className="small">{texts.changesText}</p>
        <CartForm intent="accept" fields={{ version: cart.version }}>
          <Button type="submit">{texts.accept}</Button>
        </CartForm>
      </div>
    </Notice>
  )
}
