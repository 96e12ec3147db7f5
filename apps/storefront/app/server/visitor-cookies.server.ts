import { parseCookie } from 'cookie'

/** Over https a browser keeps them under a prefix that no subdomain can write. */
const SESSION = ['__Secure-cenich.session_token', 'cenich.session_token']
const CART = ['__Host-cenich.cart', 'cenich.cart']

export function hasSession(cookies: string | null | undefined): boolean {
  return hasOneOf(SESSION, cookies)
}

export function hasCartOrSession(cookies: string | null | undefined): boolean {
  return hasOneOf([...CART, ...SESSION], cookies)
}

/** Whether they are worth anything, the services know. */
function hasOneOf(names: string[], cookies: string | null | undefined): boolean {
  const sent = parseCookie(cookies ?? '')
  return names.some((name) => sent[name] !== undefined)
}
