import { parseCookie, stringifySetCookie } from 'cookie'

/** Of a guest; a customer's cart goes with the session. */
export const CART_COOKIE = 'cenich.cart'
const CART_TOKEN = /^[\w-]{22}$/

/**
 * Over https a cookie of ours is for this host alone: a subdomain can then neither plant one nor see it. Browsers take such a
 * name only with Secure and for the whole site, so development without https uses the plain one.
 */
export function cookieName(storefrontUrl: string, name: string): string {
  return isSecure(storefrontUrl) ? `__Host-${name}` : name
}

export function isSecure(storefrontUrl: string): boolean {
  return storefrontUrl.startsWith('https:')
}

/** What the browser sent under this name, if it is of the expected shape. */
function readCookie(headers: Headers, name: string, shape: RegExp): string | null {
  const value = parseCookie(headers.get('cookie') ?? '')[name]
  return value !== undefined && shape.test(value) ? value : null
}

export function readCartCookie(headers: Headers, storefrontUrl: string): string | null {
  return readCookie(headers, cookieName(storefrontUrl, CART_COOKIE), CART_TOKEN)
}

/** Of a member of staff alone: that this browser is one of theirs. It opens nothing. */
const DEVICE_COOKIE = 'cenich.device'
const DEVICE_TOKEN = /^[\w-]{43}$/
const YEAR_SECONDS = 365 * 24 * 60 * 60

export function readDeviceCookie(headers: Headers, storefrontUrl: string): string | null {
  return readCookie(headers, cookieName(storefrontUrl, DEVICE_COOKIE), DEVICE_TOKEN)
}

export function deviceCookie(storefrontUrl: string, value: string): string {
  const [name, secure] = [cookieName(storefrontUrl, DEVICE_COOKIE), isSecure(storefrontUrl)]
  return stringifySetCookie({ name, value, secure, httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS })
}
