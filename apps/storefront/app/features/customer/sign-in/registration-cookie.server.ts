import { createHostCookie } from '#app/server/host-cookie.server.ts'

/** The key of a registration that waits: it shows the address as it was typed, can ask for another mail and proves, beside
 * the link from that mail, that form and confirmation are one person's. */
export const registrationCookie = createHostCookie('cenich_registrace', { maxAge: 48 * 60 * 60 })

const KEY = /^[A-Za-z0-9_-]{43}$/

export async function readRegistrationKey(request: Request): Promise<string | null> {
  const value: unknown = await registrationCookie.parse(request.headers.get('cookie'))
  return typeof value === 'string' && KEY.test(value) ? value : null
}
