import { Table } from '@shop/ui/table/table'
import { formatNumber } from '#app/texts/format-number.ts'
import { formatPrice } from '#app/texts/format-price.ts'
import { methodTexts as texts } from '#app/texts/methods.ts'
import type { Methods } from './load-methods.server.ts'
import styles from './method-tables.module.css'

/** Prices of delivery and payment from the same rows that the checkout uses. */
export function MethodTables({ methods }: { methods: Methods }) {
  return (
    <section className={`stack ${styles.tables}`}>
      <h2 className="h3">{texts.shippingHeading}</h2>
      <ShippingTable methods={methods} />
      <h2 className="h3">{texts.paymentHeading}</h2>
      <PaymentTable methods={methods} />
      <p className="small muted">{texts.source}</p>
    </section>
  )
}

export function ShippingTable({ methods: { shipping } }: { methods: Methods }) {
  return (
    <Table label={texts.shippingHeading}>
      <thead>
        <tr>
          <th scope="col">{texts.way}</th>
          <th scope="col">{texts.price}</th>
          <th scope="col">{texts.free}</th>
          <th scope="col">{texts.weight}</th>
          <th scope="col">{texts.days}</th>
        </tr>
      </thead>
      <tbody>
        {shipping.map(({ name, price, freeFrom, maxKilograms, days }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{price === 0 ? texts.nothing : formatPrice(price)}</td>
            <td>{price === 0 ? texts.always : freeFrom === null ? texts.never : texts.from(formatPrice(freeFrom))}</td>
            <td>{maxKilograms === null ? texts.noLimit : texts.kilograms(formatNumber(maxKilograms))}</td>
            <td>{texts.dayRange(days.min, days.max)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function PaymentTable({ methods: { payment } }: { methods: Methods }) {
  return (
    <Table label={texts.paymentHeading}>
      <thead>
        <tr>
          <th scope="col">{texts.way}</th>
          <th scope="col">{texts.fee}</th>
          <th scope="col">{texts.note}</th>
        </tr>
      </thead>
      <tbody>
        {payment.map(({ name, fee, description }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{fee === 0 ? texts.nothing : formatPrice(fee)}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
