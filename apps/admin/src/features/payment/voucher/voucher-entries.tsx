import { formatPrice } from '@shop/czech/format-price'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { callFunction } from '#app/data/data-fetch.ts'
import { OrderNumber } from '#app/parts/order-state.tsx'
import { formatMoment } from '#app/texts/moments.ts'
import { VOUCHER } from '#app/texts/money/voucher.ts'
import type { VoucherEntry } from './voucher-rows.ts'

/** The ledger of one voucher, oldest first. */
export function VoucherEntries({ voucherId }: { voucherId: number }) {
  const { data = [] } = useQuery({
    queryKey: ['payment', 'vouchers', 'entries', voucherId],
    queryFn: () => callFunction<VoucherEntry[]>('staff_voucher_entries', { wanted: voucherId }),
  })
  return (
    <table className="tb">
      <caption className="vh">{VOUCHER.entries}</caption>
      <thead>
        <tr>
          <th>{VOUCHER.at}</th>
          <th>{VOUCHER.what}</th>
          <th className="num">{VOUCHER.amount}</th>
          <th className="num">{VOUCHER.after}</th>
        </tr>
      </thead>
      <tbody>
        {data.map((entry) => (
          <tr key={entry.id}>
            <td className="nw">{formatMoment(entry.at)}</td>
            <td>
              {VOUCHER.kinds[entry.kind]}{' '}
              {entry.order_id && entry.order_number && (
                <LinkBase to={`/objednavky/${entry.order_id}`}>
                  <OrderNumber number={entry.order_number} />
                </LinkBase>
              )}
            </td>
            <td className="num nw">{formatPrice(entry.amount)}</td>
            <td className="num nw">{formatPrice(entry.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
