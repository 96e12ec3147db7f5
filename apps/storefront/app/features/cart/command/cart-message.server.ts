import type { CartView } from '@shop/contract/cart-view'
import type { CartMessage } from '#app/state/cart.ts'
import { cartMessageTexts } from '#app/texts/cart/cart-messages.ts'
import type { CartCommand, Fields } from './cart-commands.server.ts'
import { nameOfVariant } from './variant-name.server.ts'

/** What is said after a change that went well, now and by the page a plain form leads to. */
export async function describeDone(command: CartCommand, fields: Fields, cart: CartView) {
  if (command.done === 'added') {
    const after = new URLSearchParams({ pridano: fields.text('variantId') })
    return { message: addedMessage(after, cart), after }
  }
  if (command.done === 'removed') {
    const after = new URLSearchParams({ odebrano: fields.text('lineId'), kusu: fields.text('pieces') })
    return { message: await removedMessage(after), after }
  }
  return { message: say(cartMessageTexts[command.done]), after: new URLSearchParams({ zprava: command.done }) }
}

/** What the form before this page has done, as its address says. */
export async function messageOf(params: URLSearchParams, cart: CartView): Promise<CartMessage | null> {
  if (params.has('odebrano')) return removedMessage(params)
  if (params.has('pridano')) return addedMessage(params, cart)
  const code = params.get('zprava') ?? ''
  const text = Object.hasOwn(cartMessageTexts, code) ? cartMessageTexts[code as keyof typeof cartMessageTexts] : null
  return typeof text === 'string' ? say(text) : null
}

function addedMessage(params: URLSearchParams, cart: CartView): CartMessage | null {
  const added = cart.lines.find(({ variantId }) => String(variantId) === params.get('pridano'))
  return added ? say(cartMessageTexts.added(added.name)) : null
}

/** What was removed is no longer in the cart, so its name is looked up: an address must not be able to say anything. */
async function removedMessage(params: URLSearchParams): Promise<CartMessage> {
  const [, variantId, weeks] = /^(\d{1,15})(?::(\d{1,2}))?$/.exec(params.get('odebrano') ?? '') ?? []
  const pieces = Number(params.get('kusu'))
  const name = variantId ? await nameOfVariant(Number(variantId)) : null
  const message = say(name ? cartMessageTexts.removed(name) : cartMessageTexts.removedUnnamed)
  if (!name || !Number.isInteger(pieces) || pieces < 1) return message
  return { ...message, undo: { variantId: Number(variantId), pieces, weeks: weeks ? Number(weeks) : null } }
}

function say(text: string): CartMessage {
  return { tone: 'success', text, place: 'page' }
}
