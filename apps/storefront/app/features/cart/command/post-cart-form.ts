import type { CartView } from '@shop/contract/cart-view'
import { queueEvent } from '#app/state/analytics.ts'
import { type CartMessage, changeCartState, readCartState } from '#app/state/cart.ts'
import { withAnswer } from '#app/state/cart-changes.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'
import { CART_ADDRESS } from './fetch-cart.ts'

const TIMEOUT = 15_000

export interface CartAnswer {
  ok: boolean
  /** As it is now, also after a refusal; null when nobody could say. */
  cart: CartView | null
  message: CartMessage | null
  /** Address of a shared copy, when one was asked for. */
  sharedAs?: string
}

// One after another: every change is made upon what the one before has left.
let last: Promise<unknown> = Promise.resolve()

function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
  const turn = last.then(task)
  last = turn.catch(() => undefined)
  return turn
}

/** Sends one change and takes the answer for the truth, whatever it is. */
export function postCartForm(form: FormData): Promise<CartAnswer> {
  return inTurn(async () => {
    const before = readCartState().cart
    const version = before?.version
    if (form.has('version') && version) form.set('version', String(version))
    const answer = await call(form)
    changeCartState((state) => withAnswer(state, answer.cart))
    if (answer.ok && answer.cart) queueEvent({ kind: 'cart', before, after: answer.cart, wished: wishOf(form) })
    return answer
  })
}

function wishOf(form: FormData) {
  const number = (name: string, missing: number) => Number(form.get(name)) || missing
  return { intent: String(form.get('intent')), variantId: number('variantId', 0), pieces: number('pieces', 1) }
}

async function call(body: FormData): Promise<CartAnswer> {
  try {
    const response = await fetch(CART_ADDRESS, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
      method: 'POST',
      body,
    })
    // A refusal has the same shape as a success; what is no such answer cannot be read.
    return (await response.json()) as CartAnswer
  } catch {
    // Offline, or the server has gone away: the customer is told, and what is shown goes back to what is known.
    return { ok: false, cart: null, message: { tone: 'danger', text: cartTexts.lost, place: 'page' } }
  }
}
