import type { CartView } from '@shop/contract/cart-view'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Price } from '@shop/ui/price/price'
import { StickyBar } from '@shop/ui/sticky-bar/sticky-bar'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { CartNotice } from '#app/features/cart/command/cart-notice.tsx'
import { CartMerged } from '#app/features/cart/drawer/cart-merged.tsx'
import type { CartFacts } from '#app/features/cart/line/cart-facts.ts'
import { CartLine } from '#app/features/cart/line/cart-line.tsx'
import { CartSummary } from '#app/features/cart/summary/cart-summary.tsx'
import { findObstacle } from '#app/features/cart/summary/find-obstacle.ts'
import { FreeShipping } from '#app/features/cart/summary/free-shipping.tsx'
import { WeightBar } from '#app/features/cart/summary/weight-bar.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { type CartMessage, useCartState } from '#app/state/cart.ts'
import { useLoadedDogs } from '#app/state/dog.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import { CartChanges } from './cart-changes.tsx'
import styles from './cart-page.module.css'
import { EmptyCart } from './empty-cart.tsx'
import { Fillers } from './fillers.tsx'
import { SavedLines } from './saved-lines.tsx'
import { ShareBasket } from './share-basket.tsx'
import { useLiveCart } from './use-live-cart.ts'

interface CartPageProps {
  loaded: CartView
  facts: CartFacts
  /** What the form before this page has done, or why it could not. */
  brought: CartMessage | null
  /** For an empty cart: what was bought last time. */
  children?: ReactNode
  /** For a cart with something in it: what else could be agreed on. */
  offer?: ReactNode
}

export function CartPage({ loaded, facts: given, brought, children, offer }: CartPageProps) {
  const cart = useLiveCart(loaded)
  const { message } = useCartState()
  const facts = { ...given, dogs: useLoadedDogs(given.dogs, given.isSignedIn) }
  const isEmpty = cart.lines.length === 0
  return (
    <>
      <div className={`wrap wrap-funnel ${styles.funnel}`} data-empty={isEmpty || undefined}>
        <div>
          <div className="row-between">
            <h1>{texts.heading}</h1>
            <TextLink as={ShopLink} standalone to="/produkty" className="small">
              {texts.continueShopping}
            </TextLink>
          </div>
          <p role="status" className="visually-hidden">
            {message?.place === 'announce' ? message.text : null}
          </p>
          <CartNotice place="page" brought={brought} />
          <CartMerged cart={cart} />
          {isEmpty ? <EmptyCart>{children}</EmptyCart> : <CartLines cart={cart} facts={facts} />}
          <SavedLines cart={cart} dogs={facts.dogs} />
          {isEmpty ? null : <ShareBasket facts={facts} brought={brought} />}
          {isEmpty ? null : offer}
        </div>
        {isEmpty ? null : <CartSummary cart={cart} facts={facts} brought={brought} />}
      </div>
      {isEmpty ? null : <CartBar cart={cart} />}
    </>
  )
}

function CartLines({ cart, facts }: { cart: CartView; facts: CartFacts }) {
  return (
    <>
      <div className={styles.progress}>
        <CartChanges cart={cart} />
        <FreeShipping progress={cart.freeShipping} />
      </div>
      <section aria-label={texts.lines} className={styles.lines}>
        {cart.lines.map((line) => (
          <CartLine key={line.id} line={line} cart={cart} facts={facts} />
        ))}
      </section>
      <div className={styles.progress}>
        <WeightBar cart={cart} />
      </div>
      <Fillers fillers={cart.fillers} dogs={facts.dogs} />
    </>
  )
}

/** The sum and the way on, always at hand on a small screen: a child of the page itself, so that it sticks all the way. */
function CartBar({ cart }: { cart: CartView }) {
  if (findObstacle(cart)) return null
  const isFree = cart.shipping?.amount === 0
  return (
    <StickyBar>
      <Price amount={formatPrice(cart.payable)} unit={isFree ? texts.barFree : texts.barShipping} />
      <Button as={ShopLink} to="/kosik/doprava-a-platba" block>
        {texts.toDetailsShort}
      </Button>
    </StickyBar>
  )
}
