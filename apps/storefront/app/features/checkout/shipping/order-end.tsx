import type { CheckoutView } from '@shop/contract/checkout'
import { formatPrice } from '@shop/czech/format-price'
import { monthlyPrice } from '@shop/domain/plan/monthly-price'
import { MoneyBack } from '#app/features/cart/summary/money-back.tsx'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import { checkoutSummaryTexts } from '#app/texts/checkout/checkout-summary.ts'
import styles from './order-end.module.css'
import { PlaceOrderButton } from './place-order-button.tsx'

/** What the law wants read right before the button. */
export function OrderEnd({ checkout: { cart, terms } }: { checkout: CheckoutView }) {
  const monthly = monthlyPrice(cart.lines)
  return (
    <div className={styles.end}>
      <MoneyBack />
      {monthly > 0 ? (
        <p className="small">
          {texts.regular} {texts.monthly(formatPrice(monthly))}
        </p>
      ) : null}
      <p className="xs muted">
        {texts.termsBefore}
        <a href="/s/obchodni-podminky">{texts.terms}</a>
        {terms ? ` ${texts.termsVersion(terms.version)}` : ''} {texts.termsAfter}{' '}
        <a href="/s/ochrana-osobnich-udaju">{texts.privacy}</a>.
      </p>
    </div>
  )
}

interface OrderBarProps {
  checkout: CheckoutView
  form: string
  isCurrent: boolean
  isBusy: boolean
}

/** The sum and the one button, always at hand on a small screen. */
export function OrderBar({ checkout, form, isCurrent, isBusy }: OrderBarProps) {
  const { cart, shippingCode } = checkout
  const promise = cart.shippingOptions.find(({ code }) => code === shippingCode)?.promise
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span>
          {texts.payable}
          {promise ? `, ${checkoutSummaryTexts.day(promise.earliest)}` : ''}
        </span>
        <b className="num">{formatPrice(cart.voucher?.rest ?? cart.payable)}</b>
      </p>
      <PlaceOrderButton checkout={checkout} form={form} isCurrent={isCurrent} isBusy={isBusy} />
    </div>
  )
}
