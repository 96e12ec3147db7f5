import type { OrderState as State } from '@shop/domain/order/order-state'
import { ORDER_STATES } from '#app/texts/states.ts'

/** Colour helps, the word says it. */
const KINDS: Record<State, string> = {
  awaiting_payment: 'wrn o',
  awaiting_approval: 'wrn',
  accepted: 'inf',
  expired: '',
  on_hold: 'bad',
  packing: 'vio h',
  partly_shipped: 'ok h',
  shipped: 'ok h',
  ready_for_pickup: 'ok h',
  delivered: 'ok',
  not_collected: 'bad',
  cancelled: '',
  closed: '',
}

export function OrderState({ state }: { state: State }) {
  return <span className={`st ${KINDS[state]}`}>{ORDER_STATES[state]}</span>
}

/** All orders of a month begin alike; the end is what people read. */
export function OrderNumber({ number }: { number: string }) {
  return (
    <span className="ono">
      {number.slice(0, -4)}
      <b>{number.slice(-4)}</b>
    </span>
  )
}
