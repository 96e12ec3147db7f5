import { formatPercent } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { Table } from '@shop/ui/table/table'
import { breederTexts as texts } from '#app/texts/content/programmes.ts'
import type { BreederBasket as Basket } from './load-breeder-basket.server.ts'

/** A basket of a kennel at today's prices. */
export function BreederBasket({ basket: { lines, price, paid, credits } }: { basket: Basket }) {
  return (
    <div className="stack">
      <Table label={texts.basket}>
        <thead>
          <tr>
            <th scope="col">{texts.goods}</th>
            <th scope="col" data-align="end" className="hide-small">
              {texts.price}
            </th>
            <th scope="col" data-align="end">
              {texts.discount}
            </th>
            <th scope="col" data-align="end">
              {texts.paid}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{texts.pieces(line.pieces, line.name)}</th>
              <td data-align="end" className="hide-small">
                {formatPrice(line.price)}
              </td>
              <td data-align="end">{formatPercent(-line.percent)}</td>
              <td data-align="end">{formatPrice(line.paid)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td data-align="end" className="hide-small">
              {formatPrice(price)}
            </td>
            <td data-align="end">{formatPrice(paid - price)}</td>
            <td data-align="end">
              <b>{formatPrice(paid)}</b>
            </td>
          </tr>
        </tfoot>
      </Table>
      <p className="xs muted">{texts.basketNote(credits)}</p>
    </div>
  )
}
