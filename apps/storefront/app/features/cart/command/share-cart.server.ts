import type { ServicesClient } from '@shop/clients/services'
import { config } from '#app/config.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { cartMessageTexts } from '#app/texts/cart/cart-messages.ts'
import { type ActedOnCart, refuseCart } from './cart-answer.server.ts'
import type { Fields } from './cart-commands.server.ts'

const HASH = /^[A-Za-z0-9_-]{22}$/

/** A copy of the cart for somebody else; the cart itself stays as it is. */
export async function shareCart(request: Request, services: ServicesClient, fields: Fields): Promise<ActedOnCart> {
  const input = { title: fields.text('title'), note: fields.text('note'), showName: fields.has('showName') }
  const made = await attempt(request, services.prepareBasket(input))
  if (!made.ok) return refuseCart(made, 'share')
  const { hash } = made.value
  return {
    ok: true,
    cart: null,
    message: { tone: 'success', text: cartMessageTexts.shared, place: 'share' },
    sharedAs: toSharedAddress(hash) ?? '',
    status: 200,
    after: new URLSearchParams({ odkaz: hash }),
  }
}

export function toSharedAddress(hash: string | null): string | null {
  return hash && HASH.test(hash) ? `${config.PUBLIC_URL.replace(/\/$/, '')}/p/${hash}` : null
}
