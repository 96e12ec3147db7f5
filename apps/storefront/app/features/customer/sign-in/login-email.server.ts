import { createHostCookie } from '#app/server/host-cookie.server.ts'

/** The address somebody has just written elsewhere, so that signing in need not ask again. It never travels in an address. */
const loginEmail = createHostCookie('cenich_prihlaseni', { maxAge: 15 * 60 })

export function writeLoginEmail(email: string): Promise<string> {
  return loginEmail.serialize(email.slice(0, 254))
}

export async function readLoginEmail(request: Request): Promise<string | undefined> {
  const value: unknown = await loginEmail.parse(request.headers.get('cookie'))
  return typeof value === 'string' ? value : undefined
}
