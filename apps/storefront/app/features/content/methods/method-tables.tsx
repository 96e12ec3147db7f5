import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { Table } from '@shop/ui/table/table'
import { methodTexts as texts } from '#app/texts/content/methods.ts'
import type { Methods, ShippingLine } from './load-methods.server.ts'
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
          <th scope="col" className={styles.wide}>
            {texts.free}
          </th>
          <th scope="col" className={styles.wide}>
            {texts.weight}
          </th>
          <th scope="col">{texts.days}</th>
        </tr>
      </thead>
      <tbody>
        {shipping.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              {line.name}
              <span className={styles.narrow}>{narrowFacts(line)}</span>
            </th>
            <td>{line.price === 0 ? texts.nothing : formatPrice(line.price)}</td>
            <td className={styles.wide}>{freeOf(line)}</td>
            <td className={styles.wide}>{weightOf(line)}</td>
            <td>{texts.dayRange(line.days.min, line.days.max)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function freeOf({ price, freeFrom }: ShippingLine): string {
  if (price === 0) return texts.always
  return freeFrom === null ? texts.never : texts.from(formatPrice(freeFrom))
}

function weightOf({ maxKilograms }: ShippingLine): string {
  return maxKilograms === null ? texts.noLimit : texts.kilograms(formatNumber(maxKilograms))
}

/** A phone has no room for five columns: two of them stand under the name. */
function narrowFacts({ price, freeFrom, maxKilograms }: ShippingLine): string {
  const weight = maxKilograms === null ? null : texts.upTo(formatNumber(maxKilograms))
  const free = price === 0 || freeFrom === null ? null : texts.freeFrom(formatPrice(freeFrom))
  return [weight, free].filter((fact) => fact !== null).join(', ')
}

export function PaymentTable({ methods: { payment } }: { methods: Methods }) {
  return (
    <Table label={texts.paymentHeading}>
      <thead>
        <tr>
          <th scope="col">{texts.way}</th>
          <th scope="col">{texts.fee}</th>
          <th scope="col" className={styles.wide}>
            {texts.note}
          </th>
        </tr>
      </thead>
      <tbody>
        {payment.map(({ name, fee, description }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={styles.narrow}>{description}</span>
            </th>
            <td>{fee === 0 ? texts.nothing : formatPrice(fee)}</td>
            <td className={styles.wide}>{description}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
