import type { ServicesClient } from '@shop/clients/services'
import type { CartView } from '@shop/contract/cart-view'

/** The one who asks has neither a cart nor an account: nobody needs to be bothered to know what is in it. */
const HAS_CART_OR_SESSION = /(?:^|;\s*)(?:(?:__Host-)?cenich\.cart|(?:__Secure-)?cenich\.session_token)=/

/** Null for a visitor who cannot have a cart; most of those who look at a public page. */
export async function readCart(request: Request, services: ServicesClient): Promise<CartView | null> {
  if (!HAS_CART_OR_SESSION.test(request.headers.get('cookie') ?? '')) return null
  return loadCart(services)
}

export async function loadCart(services: ServicesClient): Promise<CartView> {
  const answer = await services.cart({})
  if (!answer.ok) throw new Error(`The cart was refused: ${answer.code}`)
  return answer.value
}
