import { formatPrice } from '@shop/czech/format-price'
import { LinkBase } from 'react-admin'
import { OrderNumber, OrderState } from '#app/parts/order-state.tsx'
import { MOVEMENT, PAYMENT } from '#app/texts/payment.ts'
import type { MovementOrder } from './payment-rows.ts'

interface MovementChoicesProps {
  offered: readonly MovementOrder[]
  chosen: MovementOrder | null
  onChoose(order: MovementOrder): void
}

/** Orders with the reason why they are here; none is chosen beforehand. */
export function MovementChoices({ offered, chosen, onChoose }: MovementChoicesProps) {
  const isTyped = chosen !== null && !offered.some(({ order_id }) => order_id === chosen.order_id)
  const all = isTyped ? [...offered, chosen] : offered
  if (all.length === 0) return <p className="mut sm nb">{MOVEMENT.nobody}</p>
  return (
    <fieldset className="opts">
      <legend>{MOVEMENT.maybe}</legend>
      {all.map((order) => (
        <div key={order.order_id} className={order.order_id === chosen?.order_id ? 'op on' : 'op'}>
          <label className="row">
            <input
              type="radio"
              name="order"
              checked={order.order_id === chosen?.order_id}
              onChange={() => onChoose(order)}
            />
            <span className="grow">
              <OrderNumber number={order.number} /> {order.customer_name}
            </span>
            <span className="tag">{MOVEMENT.why[order.why] ?? ''}</span>
          </label>
          <span className="row sm w">
            <OrderState state={order.state} />
            <span className="mut">{order.due > 0 ? MOVEMENT.due(formatPrice(order.due)) : MOVEMENT.nothingDue}</span>
            <span className="mut">{MOVEMENT.of(formatPrice(order.payable))}</span>
            <LinkBase to={`/objednavky/${order.order_id}`} aria-label={`${PAYMENT.keys.open} ${order.number}`}>
              {PAYMENT.keys.open}
            </LinkBase>
          </span>
        </div>
      ))}
    </fieldset>
  )
}
