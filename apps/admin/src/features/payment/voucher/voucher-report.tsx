import { formatPrice } from '@shop/czech/format-price'
import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/data/data-fetch.ts'
import { toCsv } from '#app/parts/to-csv.ts'
import { VOUCHER } from '#app/texts/money/voucher.ts'
import type { VoucherMonth } from './voucher-rows.ts'

const COLUMNS = ['issued', 'spent', 'given_back', 'expired', 'cancelled', 'outstanding'] as const

/** What is owed to holders at the end of each month, and why it changed. */
export function VoucherReport() {
  const { data = [] } = useQuery({
    queryKey: ['payment', 'vouchers', 'report'],
    queryFn: () => callFunction<VoucherMonth[]>('staff_voucher_report'),
  })
  if (data.length === 0) return null
  return (
    <section className="pad stack">
      <h2>{VOUCHER.report}</h2>
      <p className="mut">{VOUCHER.reportSentence}</p>
      <table className="tb">
        <thead>
          <tr>
            <th>{VOUCHER.month}</th>
            {COLUMNS.map((column) => (
              <th key={column} className="num">
                {VOUCHER.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row.month}>
              <td className="nw">{VOUCHER.monthOf(row.month)}</td>
              {COLUMNS.map((column) => (
                <td key={column} className="num nw">
                  {column === 'outstanding' ? <b>{formatPrice(row[column])}</b> : formatPrice(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button type="button" className="btn" onClick={() => download(data)}>
          {VOUCHER.csv}
        </button>
      </p>
    </section>
  )
}

function download(rows: readonly VoucherMonth[]): void {
  const csv = toCsv([
    [VOUCHER.month, ...COLUMNS.map((column) => VOUCHER.columns[column])],
    ...rows.map((row) => [row.month, ...COLUMNS.map((column) => toCrowns(row[column]))]),
  ])
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = VOUCHER.csvName
  link.click()
  URL.revokeObjectURL(link.href)
}

function toCrowns(halere: number): string {
  return `${Math.trunc(halere / 100)},${String(Math.abs(halere) % 100).padStart(2, '0')}`
}
