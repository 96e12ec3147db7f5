import type { CartView } from '@shop/contract/cart-view'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { IconLine } from '@shop/ui/icon-line/icon-line'
import { Notice } from '@shop/ui/notice/notice'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import type { CartFacts } from '#app/features/cart/line/cart-facts.ts'
import { reasonsOf } from '#app/features/cart/line/reasons-of.ts'
import { Why } from '#app/features/cart/line/why.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { type CartMessage, useCartState } from '#app/state/cart.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import styles from './cart-summary.module.css'
import { CouponBox } from './coupon-box.tsx'
import { CreditsSwitch } from './credits-switch.tsx'
import { findObstacle } from './find-obstacle.ts'
import { MoneyBack } from './money-back.tsx'
import { ShippingPromise } from './shipping-promise.tsx'
import { toSummaryRows } from './summary-rows.ts'

interface CartSummaryProps {
  cart: CartView
  facts: CartFacts
  brought: CartMessage | null
}

export function CartSummary({ cart, facts, brought }: CartSummaryProps) {
  const { optimisticPieces } = useCartState()
  const isWaiting = Object.keys(optimisticPieces).length > 0
  return (
    <aside className={styles.summary} aria-label={texts.summary}>
      <h2 className="h3">{texts.summary}</h2>
      {cart.offer ? (
        <Notice tone="success" icon="percent">
          <p>{texts.offerApplied(cart.offer.name, cart.offer.amount)}</p>
        </Notice>
      ) : null}
      <CouponBox coupon={cart.coupon} voucher={cart.voucher} brought={brought} />
      <CreditsSwitch credits={cart.credits} isSignedIn={facts.isSignedIn} brought={brought} />
      <SummaryRows aria-busy={isWaiting || undefined} className={styles.rows}>
        {toSummaryRows(cart).map(({ key, name, amount, tone, isFree, why }) => (
          <SummaryRow
            key={key}
            tone={tone}
            name={
              <>
                {name} <Why of={name} entries={why} />
              </>
            }
            amount={isFree ? <b>{amount}</b> : amount}
          />
        ))}
        <SummaryRow
          tone="total"
          name={
            <>
              {texts.total}{' '}
              <Why of={texts.total} entries={reasonsOf(cart, ({ code }) => /^(vat|rounding)\./.test(code))} />
            </>
          }
          amount={formatPrice(cart.payable)}
        />
        {cart.voucher && cart.voucher.share > 0 ? (
          <>
            <SummaryRow name={texts.voucherRow(cart.voucher.tail)} amount={formatPrice(-cart.voucher.share)} />
            <SummaryRow tone="total" name={texts.voucherRest} amount={formatPrice(cart.voucher.rest)} />
          </>
        ) : null}
      </SummaryRows>
      {cart.shipping && !cart.shipping.isChosen && cart.shipping.amount > 0 ? (
        <p className="xs muted">{texts.totalNote}</p>
      ) : null}
      <CartNext cart={cart} />
      <ShippingPromise options={cart.shippingOptions} />
      <MoneyBack />
      {cart.credits.earned > 0 ? (
        <div className={styles.earned}>
          <IconLine icon="star">
            {texts.earnedBefore} <b>{texts.credit(cart.credits.earned)}</b>.
          </IconLine>
          <Why of={texts.credits} entries={reasonsOf(cart, ({ code }) => code === 'credits.earned')} />
        </div>
      ) : null}
    </aside>
  )
}

/** The way on, or what stands in it. */
function CartNext({ cart }: { cart: CartView }) {
  const obstacle = findObstacle(cart)
  if (obstacle) {
    return (
      <Notice tone="warn" icon="alert">
        {obstacle}
      </Notice>
    )
  }
  return (
    <Button as={ShopLink} to="/kosik/doprava-a-platba" size="large" block>
      {texts.toDetails}
    </Button>
  )
}
