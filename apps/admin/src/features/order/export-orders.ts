import { formatMoment } from '#app/texts/moments.ts'
import { ORDERS } from '#app/texts/order.ts'
import { ORDER_STATES, PAYMENT_KINDS } from '#app/texts/states.ts'
import type { OrderRow } from './order-views.ts'

/** What is on the screen, as a file that a Czech spreadsheet opens: semicolons and a mark of UTF-8. */
export function exportOrders(rows: readonly OrderRow[]): void {
  const { number, placed, customer, state, money, parcels, payable } = ORDERS.columns
  const lines = [
    [number, placed, customer, state, money, parcels, payable],
    ...rows.map((row) => [
      row.number,
      formatMoment(row.placed_at),
      [row.customer_name, row.customer_city].filter(Boolean).join(', '),
      ORDER_STATES[row.state],
      PAYMENT_KINDS[row.payment_kind] ?? '',
      row.shipping_name,
      row.payable === null ? '' : (row.payable / 100).toFixed(2).replace('.', ','),
    ]),
  ]
  const text = `\uFEFF${lines.map((cells) => cells.map(toCell).join(';')).join('\r\n')}\r\n`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = 'objednavky.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A cell that begins like a formula would be computed by whoever opens the file. */
function toCell(value: string): string {
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
