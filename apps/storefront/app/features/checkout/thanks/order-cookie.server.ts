import { redirect } from 'react-router'
import { createHostCookie } from '#app/server/host-cookie.server.ts'
import { PLACED_HERE } from './placed-here.ts'

const TOKEN = /^[A-Za-z0-9._-]{1,200}$/

/** Opens the order this browser has placed, and nothing else; the services sign what is in it. */
const orderAccess = createHostCookie('cenich_objednavka', { maxAge: 90 * 24 * 60 * 60 })

export function writeOrderAccess(token: string): Promise<string> {
  return orderAccess.serialize(token)
}

/** Whoever signs out of a shared computer leaves no order open behind. */
export function dropOrderAccess(): Promise<string> {
  return orderAccess.serialize('', { maxAge: 0 })
}

/** Gives the browser the key and leads it to an address without one; nobody on the way may keep such an answer. */
export async function openOrder(path: string, token: string): Promise<Response> {
  return redirect(path, {
    headers: { 'Set-Cookie': await writeOrderAccess(token), 'Cache-Control': 'private, no-store' },
  })
}

export async function readOrderAccess(request: Request): Promise<string | null> {
  const value: unknown = await orderAccess.parse(request.headers.get('cookie'))
  return typeof value === 'string' ? toToken(value) : null
}

/** The key an address means: its own, or the one in the cookie. Empty when there is none, which opens nothing. */
export async function keyOfAddress(request: Request, given: string): Promise<string> {
  return given === PLACED_HERE ? ((await readOrderAccess(request)) ?? '') : given
}

/** What can be a token at all; whether it is one only the services know. */
export function toToken(text: string): string | null {
  return TOKEN.test(text) ? text : null
}
