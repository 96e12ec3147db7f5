import type { CheckoutView } from '@shop/contract/checkout'
import { formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import { toCartSummary } from '#app/features/order/summary-view.ts'
import { VatTable } from '#app/features/order/vat-table.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import { checkoutSummaryTexts } from '#app/texts/checkout/checkout-summary.ts'
import styles from './order-recap.module.css'

/** Everything the law wants read right before the button: what, how much, where, when, how it is paid, and the terms. */
export function OrderRecap({ checkout }: { checkout: CheckoutView }) {
  const { cart, paymentOptions, paymentCode, terms } = checkout
  const payment = paymentOptions.find(({ code }) => code === paymentCode)
  const summary = toCartSummary(checkout)
  return (
    <section className={blocks.block} aria-labelledby="rekapitulace">
      <h2 id="rekapitulace">{texts.recap}</h2>
      <dl className={styles.rows}>
        <Row name={texts.goods}>
          <ul className={styles.goods}>
            {summary.lines.map(({ id, name, details, remark, pieces, sum }) => (
              <li key={id}>
                <span>
                  {checkoutSummaryTexts.pieces(pieces)} {name}, {details}
                  {remark ? ` · ${remark}` : ''}
                </span>
                <span className="num">{sum}</span>
              </li>
            ))}
            {summary.amounts.slice(1).map(({ name, amount }) => (
              <li key={name}>
                <span>{name}</span>
                <span className="num">{amount}</span>
              </li>
            ))}
          </ul>
        </Row>
        <Row name={texts.delivery}>
          <Delivery checkout={checkout} />
        </Row>
        <Row name={texts.address}>
          <Address checkout={checkout} />
        </Row>
        <Row name={texts.paid}>{payment ? nonBreaking(payment.name) : null}</Row>
      </dl>
      <VatTable rows={cart.vat} className={styles.note} />
      <p className={styles.total}>
        <span>{checkoutSummaryTexts.total}</span>
        <b className="num">{summary.total}</b>
      </p>
      {cart.lines.some(({ regularWeeks }) => regularWeeks !== null) ? (
        <p className={`small ${styles.note}`}>{texts.regular}</p>
      ) : null}
      <p className={`xs muted ${styles.note}`}>
        {texts.termsBefore} <a href="/s/obchodni-podminky">{texts.terms}</a>
        {terms ? ` ${texts.termsVersion(terms.version)}` : ''} {texts.termsAfter}{' '}
        <a href="/s/ochrana-osobnich-udaju">{texts.privacy}</a>.
      </p>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Delivery({ checkout: { cart, shippingCode, pickupPoint: point } }: { checkout: CheckoutView }) {
  const option = cart.shippingOptions.find(({ code }) => code === shippingCode)
  if (!option) return null
  return (
    <>
      {nonBreaking(option.name)}
      {option.promise ? `, ${checkoutSummaryTexts.days(option.promise.earliest, option.promise.latest)}` : ''}
      {point ? (
        <>
          <br />
          {nonBreaking(`${point.place}, ${point.street}, ${formatZip(point.zip)} ${point.city}`)}
        </>
      ) : null}
      {option.parcels > 1 ? (
        <>
          <br />
          {texts.parcels(option.parcels)}
        </>
      ) : null}
    </>
  )
}

function Address({ checkout: { details } }: { checkout: CheckoutView }) {
  if (!details) return null
  const { firstName, lastName, street, zip, city } = details.delivery ?? details
  return (
    <>
      {firstName} {lastName}, {nonBreaking(`${street}, ${formatZip(zip)} ${city}`)}
      {details.company ? (
        <>
          <br />
          {details.company.name}, {details.company.companyId}
        </>
      ) : null}{' '}
      <TextLink as={ShopLink} to="/kosik/dodaci-udaje" aria-label={texts.changeAddress}>
        {texts.change}
      </TextLink>
    </>
  )
}
