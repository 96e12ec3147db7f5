import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { TextLink } from '@shop/ui/text-link/text-link'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutTexts } from '#app/texts/checkout/checkout.ts'
import styles from './empty-cart.module.css'

const { cart } = checkoutTexts

interface EmptyCartProps {
  heading: string
  text: string
  /** This browser has placed an order: whoever presses Back after it is looking for that. */
  hasOrder: boolean
}

/** Every step of the checkout with nothing to check out. */
export function EmptyCart({ heading, text, hasOrder }: EmptyCartProps) {
  return (
    <div className={`wrap wrap-funnel ${styles.funnel}`}>
      <div className="stack">
        <div className="row-between">
          <h1>{heading}</h1>
          <TextLink as={ShopLink} to="/produkty" className="small">
            {cart.continueShopping}
          </TextLink>
        </div>
        <EmptyState
          heading="h2"
          title={cart.emptyHeading}
          action={
            <Button as={ShopLink} to="/produkty">
              {cart.choose}
            </Button>
          }
        >
          <p>{text}</p>
          {hasOrder ? (
            <TextLink as={ShopLink} to="/kosik/dekujeme" standalone>
              {cart.lastOrder}
            </TextLink>
          ) : null}
        </EmptyState>
      </div>
      <aside className={styles.summary} aria-label={cart.summary}>
        <h2 className="h3">{cart.summary}</h2>
        <p className={styles.total}>
          <span>{cart.total}</span>
          <b className="num">{formatPrice(0)}</b>
        </p>
      </aside>
    </div>
  )
}
