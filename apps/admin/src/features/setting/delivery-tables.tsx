import type { DeliveryRules } from '@shop/contract/delivery/delivery-rules'
import { formatPrice } from '@shop/czech/format-price'
import type { ReactNode } from 'react'
import { DELIVERY } from '#app/texts/shop/delivery.ts'

type ShippingRow = DeliveryRules['shipping'][number]
type PaymentRow = DeliveryRules['payment'][number]
export type Method = ShippingRow | PaymentRow

interface TableProps<Row> {
  rows: readonly Row[]
  onOpen(id: number): void
}

const { columns } = DELIVERY

export function ShippingTable({ rows, ...props }: TableProps<ShippingRow>) {
  const heads = [
    columns.name,
    columns.price,
    columns.freeFrom,
    columns.weight,
    columns.cod,
    columns.days,
    columns.cutOff,
  ]
  return (
    <Methods title={DELIVERY.shipping} heads={heads} rows={rows} {...props}>
      {({ terms }) => (
        <>
          <td className="num b6">{formatPrice(terms.price)}</td>
          <td className="num">{terms.freeFrom === null ? DELIVERY.never : formatPrice(terms.freeFrom)}</td>
          <td className="num">
            {terms.maxWeightGrams === null
              ? DELIVERY.noLimit
              : `${(terms.maxWeightGrams / 1000).toLocaleString('cs-CZ')}\u00a0kg`}
          </td>
          <td className="num">
            {terms.takesCod
              ? terms.codMaximum === null
                ? DELIVERY.noLimit
                : formatPrice(terms.codMaximum)
              : DELIVERY.noCod}
          </td>
          <td className="num">
            {terms.minDays === terms.maxDays ? terms.minDays : `${terms.minDays}–${terms.maxDays}`}
          </td>
          <td className="num">{terms.cutOff ?? DELIVERY.shopHour}</td>
        </>
      )}
    </Methods>
  )
}

export function PaymentTable({ rows, ...props }: TableProps<PaymentRow>) {
  return (
    <Methods title={DELIVERY.payment} heads={[columns.name, columns.fee, columns.minimum]} rows={rows} {...props}>
      {({ terms }) => (
        <>
          <td className="num b6">{formatPrice(terms.fee)}</td>
          <td className="num">{formatPrice(terms.minimumOrderNet)}</td>
        </>
      )}
    </Methods>
  )
}

interface MethodsProps<Row> extends TableProps<Row> {
  title: string
  heads: readonly string[]
  children(row: Row): ReactNode
}

function Methods<Row extends Method>({ title, heads, rows, onOpen, children }: MethodsProps<Row>) {
  return (
    <section className="sec">
      <header>
        <h2>{title}</h2>
      </header>
      <table className="tb in">
        <caption className="vh">{title}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} className={index > 0 ? 'num' : undefined}>
                {head}
              </th>
            ))}
            <th>{columns.state}</th>
            <th>
              <span className="vh">{DELIVERY.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <b className="b6">{row.name}</b>
              </td>
              {children(row)}
              <td>
                <span className={row.terms.isActive ? 'st ok' : 'st'}>
                  {row.terms.isActive ? DELIVERY.active : DELIVERY.inactive}
                </span>
              </td>
              <td className="num">
                <button
                  type="button"
                  className="btn"
                  aria-label={DELIVERY.changeOf(row.name)}
                  onClick={() => onOpen(row.id)}
                >
                  {DELIVERY.change}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
