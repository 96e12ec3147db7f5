import type { CheckoutView } from '@shop/contract/checkout'
import { Table } from '@shop/ui/table/table'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutShipping as texts } from '#app/texts/checkout-shipping.ts'
import { checkoutSummary } from '#app/texts/checkout-summary.ts'
import { formatZip } from '#app/texts/format-contact.ts'
import { formatPercent } from '#app/texts/format-number.ts'
import { formatPrice } from '#app/texts/format-price.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'
import blocks from './checkout-form.module.css'
import styles from './order-recap.module.css'
import { toCartSummary } from './summary-view.ts'

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
                  {checkoutSummary.pieces(pieces)} {name}, {details}
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
      <VatTable rows={cart.vat} />
      <p className={styles.total}>
        <span>{checkoutSummary.total}</span>
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
      {option.promise ? `, ${checkoutSummary.days(option.promise.earliest, option.promise.latest)}` : ''}
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

function VatTable({ rows }: { rows: CheckoutView['cart']['vat'] }) {
  return (
    <Table label={texts.vat} className={styles.note}>
      <thead>
        <tr>
          <th scope="col">{texts.vatRate}</th>
          <th scope="col">{texts.vatBase}</th>
          <th scope="col">{texts.vatTax}</th>
          <th scope="col">{texts.vatGross}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rate, base, tax, gross }) => (
          <tr key={rate}>
            <td className="num">{formatPercent(rate)}</td>
            <td className="num">{formatPrice(base)}</td>
            <td className="num">{formatPrice(tax)}</td>
            <td className="num">{formatPrice(gross)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
