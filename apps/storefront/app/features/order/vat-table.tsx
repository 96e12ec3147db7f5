import type { OrderView } from '@shop/contract/order'
import { formatPercent } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { Table } from '@shop/ui/table/table'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'

export function VatTable({ rows, className }: { rows: OrderView['vat']; className?: string | undefined }) {
  return (
    <Table label={texts.vat} className={className}>
      <thead>
        <tr>
          <th scope="col">{texts.rate}</th>
          <th scope="col">{texts.base}</th>
          <th scope="col">{texts.tax}</th>
          <th scope="col">{texts.gross}</th>
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
