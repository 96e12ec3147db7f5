import { createHash, randomBytes } from 'node:crypto'
import { CART_HEADER, REORDER } from '@shop/contract/cart-header'
import type { CartOwner, CartPurpose } from '#app/cart/cart.sql'
import type { Context } from '#app/http/context'
import { CART_COOKIE, cookieName, isSecure, readCartCookie } from '#app/http/cookie'

const DAY_SECONDS = 24 * 60 * 60

/**
 * A customer's cart goes with the session, so it is there on every device and gone after signing out. Of their two carts a command
 * is about the one they shop in, unless it comes from the page that repeats an order.
 */
export function readOwner(context: Context): CartOwner | null {
  const { actor } = context
  if (actor.kind === 'customer') return { customerId: actor.customerId, purpose: readPurpose(context) }
  const tokenHash = readCartToken(context)
  return tokenHash && { tokenHash }
}

export function readPurpose({ headers }: Pick<Context, 'headers'>): CartPurpose {
  return headers.get(CART_HEADER) === REORDER ? 'reorder' : 'shopping'
}

/** The hash of the guest's token; the token itself is only ever in the cookie. */
export function readCartToken({ headers, deps }: Pick<Context, 'headers' | 'deps'>): Buffer | null {
  const token = readCartCookie(headers, deps.config.STOREFRONT_URL)
  return token ? hashToken(token) : null
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** 128 random bits: enough that nobody meets somebody else's cart. */
export function makeToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Lax: the cart must still be there when a bank sends the customer back. */
export function setCartCookie({ cookies, deps }: Context, token: string, days: number): void {
  cookies.push(toCookie(deps.config.STOREFRONT_URL, token, days * DAY_SECONDS))
}

export function clearCartCookie({ cookies, deps }: Context): void {
  cookies.push(toCookie(deps.config.STOREFRONT_URL, '', 0))
}

function toCookie(storefrontUrl: string, value: string, maxAge: number): string {
  const secure = isSecure(storefrontUrl) ? '; Secure' : ''
  return `${cookieName(storefrontUrl, CART_COOKIE)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
