import type { SignedInCustomer } from '#app/server/session.server.ts'

export interface OrderFrame {
  id: number
  number: string
}

/** Nobody has an order before orders can be placed: every id is a missing page. */
export async function loadOrder(_customer: SignedInCustomer, _id: string): Promise<OrderFrame | null> {
  return null
}
