import type { ServicesClient } from '@shop/clients/services'
import type { CartView } from '@shop/contract/cart-view'
import { hasCartOrSession } from '#app/server/visitor-cookies.server.ts'

/** Null for a visitor who cannot have a cart; most of those who look at a public page. */
export async function readCart(request: Request, services: ServicesClient): Promise<CartView | null> {
  if (!hasCartOrSession(request.headers.get('cookie'))) return null
  return loadCart(services)
}

export async function loadCart(services: ServicesClient): Promise<CartView> {
  const answer = await services.cart({})
  if (!answer.ok) throw new Error(`The cart was refused: ${answer.code}`)
  return answer.value
}
