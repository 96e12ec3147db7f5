import { createCookie } from 'react-router'
import { config } from '#app/config.server.ts'

/** The key of a registration that waits: it shows a masked address and can ask for another mail, and nothing more. */
export const registrationCookie = createCookie('cenich_registrace', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: config.PUBLIC_URL.startsWith('https:'),
  maxAge: 48 * 60 * 60,
})

const KEY = /^[A-Za-z0-9_-]{43}$/

export async function readRegistrationKey(request: Request): Promise<string | null> {
  const value: unknown = await registrationCookie.parse(request.headers.get('cookie'))
  return typeof value === 'string' && KEY.test(value) ? value : null
}
