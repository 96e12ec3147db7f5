import type { CartView } from '@shop/contract/cart-view'
import { type CartMessage, changeCartState, readCartState, withAnswer, withRead } from '#app/state/cart.ts'
import { cartTexts } from '#app/texts/cart.ts'

const ADDRESS = '/api/kosik'
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

/** Reads the visitor's own cart beside the page, which is the same for everybody. */
export function askCart(): Promise<void> {
  return inTurn(async () => {
    const answer = await call(undefined)
    if (answer.ok) changeCartState((state) => withRead(state, answer.cart))
  })
}

/** Sends one change and takes the answer for the truth, whatever it is. */
export function tellCart(form: FormData): Promise<CartAnswer> {
  return inTurn(async () => {
    const version = readCartState().cart?.version
    if (form.has('version') && version) form.set('version', String(version))
    const answer = await call(form)
    changeCartState((state) => withAnswer(state, answer.cart))
    return answer
  })
}

async function call(body: FormData | undefined): Promise<CartAnswer> {
  try {
    const response = await fetch(ADDRESS, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body ? { method: 'POST', body } : {}),
    })
    // A refusal has the same shape as a success; what is no such answer cannot be read.
    return (await response.json()) as CartAnswer
  } catch {
    // Offline, or the server has gone away: the customer is told, and what is shown goes back to what is known.
    return { ok: false, cart: null, message: { tone: 'danger', text: cartTexts.lost, place: 'page' } }
  }
}
