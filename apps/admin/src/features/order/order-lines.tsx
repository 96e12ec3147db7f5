import { formatPrice } from '@shop/czech/format-price'
import { Fragment, useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { ORDER } from '#app/texts/order.ts'
import { WHY } from '#app/texts/price-trace.ts'
import type { DetailLine, LineMoney, OrderDetail } from './order-detail.ts'
import { type PriceReason, toPriceReasons } from './price-reasons.ts'

export function OrderLines({ order: { lines, money, placedAt } }: { order: OrderDetail }) {
  const [open, setOpen] = useState<number | null>(null)
  // Every press opens the next line, and after the last one none.
  const next = lines[lines.findIndex(({ position }) => position === open) + 1]?.position ?? null
  useKeys(money ? [{ keys: 'Y', label: ORDER.why, isInBar: true, run: () => setOpen(next) }] : [])
  return (
    <section className="sec">
      <header>
        <h2>{ORDER.goods}</h2>
        <span className="mut sm">{ORDER.placed(formatMoment(placedAt))}</span>
      </header>
      <table className="tb in ln">
        <thead>
          <tr>
            <th>{ORDER.item}</th>
            <th className="num">{ORDER.pieces}</th>
            {money && <th className="num">{ORDER.discounts}</th>}
            {money && <th className="num">{ORDER.credits}</th>}
            {money && <th className="num">{ORDER.amount}</th>}
            {money && (
              <th>
                <span className="vh">{ORDER.why}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const cost = money?.lines.find(({ position }) => position === line.position)
            const isOpen = open === line.position
            return (
              <Fragment key={line.position}>
                <tr>
                  <td>
                    <LineName line={line} cost={cost} />
                  </td>
                  <td className="num">{line.pieces}</td>
                  {cost && <td className="num">{formatPrice(0 - cost.volumeDiscount - cost.couponDiscount)}</td>}
                  {cost && <td className="num">{formatPrice(0 - cost.creditsDiscount)}</td>}
                  {cost && (
                    <td className="num">
                      <b>{formatPrice(cost.amount)}</b>
                    </td>
                  )}
                  {cost && (
                    <td className="num">
                      <button
                        type="button"
                        className="btn q"
                        aria-expanded={isOpen}
                        aria-label={`${ORDER.why} ${line.name}`}
                        onClick={() => setOpen(isOpen ? null : line.position)}
                      >
                        {ORDER.why}
                      </button>
                    </td>
                  )}
                </tr>
                {isOpen && cost && money && (
                  <Why name={line.name} reasons={toPriceReasons(line, cost, money)} amount={cost.amount} />
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
      {money && (
        <p className="total">
          <span className="mut">{ORDER.total}</span> <span className="big">{formatPrice(money.payable)}</span>
        </p>
      )}
    </section>
  )
}

function LineName({ line, cost }: { line: DetailLine; cost: LineMoney | undefined }) {
  return (
    <span className="pn">
      <span>
        <b>{[line.name, line.variantName].filter(Boolean).join(', ')}</b>
        <small>
          <span className="mono">{line.code}</span> {cost && `· ${ORDER.vat(cost.vatRate)}`}
        </small>
      </span>
    </span>
  )
}

/** The stored reasons of one amount, line by line. */
function Why({ name, reasons, amount }: { name: string; reasons: readonly PriceReason[]; amount: number }) {
  return (
    <tr className="why">
      <td colSpan={6}>
        <ul className="tr" aria-label={WHY.title(name)}>
          {reasons.map(({ words, amount: part }) => (
            <li key={words}>
              <span>{words}</span>
              <b>{part === null ? '–' : formatPrice(part)}</b>
            </li>
          ))}
          <li className="t">
            <span>{WHY.total}</span>
            <span>{formatPrice(amount)}</span>
          </li>
        </ul>
      </td>
    </tr>
  )
}
