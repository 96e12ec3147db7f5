import { formatPrice } from '@shop/czech/format-price'
import { Icon } from '#app/parts/icon.tsx'
import { ORDERS } from '#app/texts/order.ts'
import { PARTS } from '#app/texts/parts.ts'
import { exportOrders } from './export-orders.ts'
import type { OrderFilter, OrderRow } from './order-views.ts'
import { useNewOrders } from './use-orders.ts'

interface OrdersSummaryProps {
  filter: OrderFilter
  rows: readonly OrderRow[]
  total: number
  isPending: boolean
  onRefresh(): Promise<void>
}

/** How many and how much; what came meanwhile waits behind a button, so that nothing moves under a hand. */
export function OrdersSummary({ filter, rows, total, isPending, onRefresh }: OrdersSummaryProps) {
  const sum = rows.reduce((amount, { payable }) => amount + (payable ?? 0), 0)
  const newer = useNewOrders(filter, rows[0]?.placed_at ?? null)
  return (
    <div className="tool">
      <span className="mut sm grow" role="status">
        {isPending ? PARTS.loading : ORDERS.count(rows.length, total)}
        {sum > 0 && (
          <>
            {' '}
            · {ORDERS.sum} <b>{formatPrice(sum)}</b>
          </>
        )}
      </span>
      <span role="status">
        {newer > 0 && (
          <button type="button" className="btn" onClick={onRefresh}>
            {ORDERS.newer(newer)}
          </button>
        )}
      </span>
      <button type="button" className="btn q" onClick={onRefresh}>
        <Icon name="redo" /> {ORDERS.refresh}
      </button>
      <button type="button" className="btn q" onClick={() => exportOrders(rows)}>
        <Icon name="down" /> {ORDERS.csv}
      </button>
    </div>
  )
}
