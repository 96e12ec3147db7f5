import type { CartMessage } from '#app/state/cart.ts'
import { type CartRefusal, describeCartRefusal } from '#app/texts/cart/cart-messages.ts'
import type { CartAnswer } from './post-cart-form.ts'

/** The answer, and what a plain form carries over to the page it is shown on. */
export type ActedOnCart = CartAnswer & { status: number; after: URLSearchParams }

const STATUS: Partial<Record<CartRefusal, number>> = {
  invalid_input: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  too_many_attempts: 429,
  unavailable: 503,
}

interface Refused {
  code: CartRefusal
  details: Record<string, unknown>
}

export function refuseCart({ code, details }: Refused, place: CartMessage['place']): ActedOnCart {
  const message: CartMessage = { tone: 'danger', text: describeCartRefusal(code, details), place }
  return { ok: false, cart: null, message, status: STATUS[code] ?? 409, after: new URLSearchParams() }
}
