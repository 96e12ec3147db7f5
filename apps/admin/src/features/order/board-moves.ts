import type { OrderState } from '@shop/domain/order/order-state'

export type Column = 'unpaid' | 'held' | 'accepted' | 'packing' | 'sent'

/** A command that moves an order to another column; those with a reason tell it to the customer. */
export type Move = 'approveOrder' | 'releaseOrder' | 'holdOrder' | 'startPacking' | 'returnToQueue'

export const COLUMNS: readonly Column[] = ['unpaid', 'held', 'accepted', 'packing', 'sent']

const COLUMN_OF: Partial<Record<OrderState, Column>> = {
  awaiting_payment: 'unpaid',
  awaiting_approval: 'held',
  on_hold: 'held',
  accepted: 'accepted',
  packing: 'packing',
  partly_shipped: 'sent',
  shipped: 'sent',
  ready_for_pickup: 'sent',
}

export function columnOf(state: OrderState): Column | null {
  return COLUMN_OF[state] ?? null
}

/** What a person may do by moving a card; everything else happens by itself, such as a payment or a hand-over. */
export function moveTo(state: OrderState, column: Column): Move | null {
  if (column === 'accepted') {
    if (state === 'awaiting_approval') return 'approveOrder'
    if (state === 'on_hold') return 'releaseOrder'
    return state === 'packing' ? 'returnToQueue' : null
  }
  if (state !== 'accepted') return null
  return column === 'held' ? 'holdOrder' : column === 'packing' ? 'startPacking' : null
}

/** Whose work a move is. */
export function workOf(move: Move): 'packing' | 'orders' {
  return move === 'startPacking' || move === 'returnToQueue' ? 'packing' : 'orders'
}
