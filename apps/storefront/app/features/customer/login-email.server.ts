import { createCookie } from 'react-router'
import { config } from '#app/config.server.ts'

/** The address somebody has just written elsewhere, so that signing in need not ask again. It never travels in an address. */
const loginEmail = createCookie('cenich_prihlaseni', {
  httpOnly: true,
  sameSite: 'lax',
  // Not of that page alone: the router asks for its data at an address of another name.
  path: '/',
  secure: config.PUBLIC_URL.startsWith('https:'),
  maxAge: 15 * 60,
})

export function writeLoginEmail(email: string): Promise<string> {
  return loginEmail.serialize(email.slice(0, 254))
}

export async function readLoginEmail(request: Request): Promise<string | undefined> {
  const value: unknown = await loginEmail.parse(request.headers.get('cookie'))
  return typeof value === 'string' ? value : undefined
}
