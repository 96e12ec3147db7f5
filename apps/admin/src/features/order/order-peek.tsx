import { formatPrice } from '@shop/czech/format-price'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LinkBase } from 'react-admin'
import { Dialog } from '#app/parts/dialog.tsx'
import { OrderState } from '#app/parts/order-state.tsx'
import { formatMoment } from '#app/texts/moments.ts'
import { ORDER, ORDERS } from '#app/texts/order.ts'
import { OrderParcels } from './order-parcels.tsx'
import type { OrderRow } from './order-views.ts'
import { readOrder } from './read-order.ts'

/** A look without leaving the list: it follows the cursor. */
export function OrderPeek({ row, onClose }: { row: OrderRow; onClose(): void }) {
  const { data: order } = useQuery({
    queryKey: ['staff_order', String(row.id)],
    queryFn: () => readOrder(row.id),
  })
  const foot = useRef<HTMLParagraphElement>(null)
  // Synchronises with the focus of the page: Enter opens what is looked at.
  useEffect(() => foot.current?.querySelector('a')?.focus(), [])
  return (
    <Dialog title={row.number} isWide onClose={onClose}>
      <p className="row w">
        <OrderState state={row.state} /> <b>{row.customer_name}</b> <span className="mut">{row.customer_city}</span>
        <span className="mut">{ORDER.placed(formatMoment(row.placed_at))}</span>
        {row.payable !== null && <b>{formatPrice(row.payable)}</b>}
      </p>
      {row.remark && <p className="wrn">{row.remark}</p>}
      <ul className="ev">
        {order?.lines.map(({ position, name, variantName, pieces }) => (
          <li key={position}>
            <span className="grow">{[name, variantName].filter(Boolean).join(', ')}</span>
            <b>{pieces}×</b>
          </li>
        ))}
      </ul>
      {order?.parcels && <OrderParcels parcels={order.parcels} lines={order.lines} />}
      <p ref={foot}>
        <LinkBase className="btn p" to={`/objednavky/${row.id}`}>
          {ORDERS.openOrder} <kbd>Enter</kbd>
        </LinkBase>
      </p>
    </Dialog>
  )
}
