import type { CartLineView, CartView } from '@shop/contract/cart-view'
import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { LineItem } from '@shop/ui/line-item/line-item'
import { CartNotice } from '#app/features/cart/command/cart-notice.tsx'
import { CartPicture } from '#app/features/cart/line/cart-picture.tsx'
import { LineChange } from '#app/features/cart/line/line-change.tsx'
import { LineControls } from '#app/features/cart/line/line-controls.tsx'
import { LineWarnings } from '#app/features/cart/line/line-warnings.tsx'
import { FreeShipping } from '#app/features/cart/summary/free-shipping.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useCartState } from '#app/state/cart.ts'
import { useDogs } from '#app/state/dog.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import { CartMerged } from './cart-merged.tsx'
import styles from './drawer-content.module.css'

/** What is in the cart, beside whatever page: count, remove, see how far free shipping is. */
export function DrawerLines({ cart }: { cart: CartView | null }) {
  const { message } = useCartState()
  return (
    <div className={styles.content}>
      <p role="status" className="visually-hidden">
        {message?.place === 'announce' ? message.text : null}
      </p>
      <CartNotice place="page" />
      {!cart || cart.lines.length === 0 ? (
        <EmptyState
          title={texts.emptyHeading}
          action={
            <Button as={ShopLink} to="/produkty" variant="line">
              {texts.choose}
            </Button>
          }
        >
          <p>{texts.emptyText}</p>
        </EmptyState>
      ) : (
        <>
          <CartMerged cart={cart} />
          <FreeShipping progress={cart.freeShipping} />
          <div>
            {cart.lines.map((line) => (
              <DrawerLine key={line.id} line={line} cart={cart} />
            ))}
          </div>
        </>
      )}
    </div>
  )
}

function DrawerLine({ line, cart }: { line: CartLineView; cart: CartView }) {
  const { id, name, pricePerUnit, unit, regularWeeks, isGift } = line
  const dogs = useDogs()
  return (
    <LineItem
      data-tint={proteinTint(line.protein) ?? undefined}
      picture={<CartPicture image={line.image} />}
      name={<ShopLink to={`/produkt/${line.slug}?varianta=${line.sku}`}>{nonBreaking(name)}</ShopLink>}
      details={
        <>
          <p className="xs muted">
            {nonBreaking(line.variantName)}
            {pricePerUnit !== null && unit ? ` · ${formatUnitPrice(pricePerUnit, texts.units[unit])}` : null}
          </p>
          {isGift ? <p className="xs semi">{texts.gift}</p> : null}
          {regularWeeks === null ? null : <p className="xs semi">{texts.regularly(regularWeeks, null)}</p>}
          {cart.changes
            .filter(({ lineId }) => lineId === id)
            .map((change) => (
              <LineChange key={change.kind} change={change} />
            ))}
          <LineWarnings line={line} dogs={dogs} />
          <CartNotice place={`line ${id}`} />
        </>
      }
      sum={isGift ? texts.free : formatPrice(line.amount)}
    >
      {isGift ? null : <LineControls line={line} version={cart.version} brief />}
    </LineItem>
  )
}

export function DrawerFooter({ cart }: { cart: CartView | null }) {
  const { optimisticPieces } = useCartState()
  const isEmpty = !cart || cart.lines.length === 0
  return (
    <>
      {isEmpty ? null : (
        <p className={styles.sum} aria-busy={Object.keys(optimisticPieces).length > 0 || undefined}>
          <b>{texts.subtotal}</b>
          <b className={styles.amount}>{formatPrice(cart.goods.afterCoupon)}</b>
        </p>
      )}
      <Button as={ShopLink} to="/kosik/obsah" prefetch="none" size={isEmpty ? 'medium' : 'large'} block>
        {texts.toCart}
      </Button>
    </>
  )
}
