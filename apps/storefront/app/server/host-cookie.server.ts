import { type Cookie, createCookie } from 'react-router'
import { config } from '#app/config.server.ts'

export const IS_SECURE = config.PUBLIC_URL.startsWith('https:')

/**
 * A cookie that scripts cannot read. Over https it is for this host alone, so that no subdomain can plant one or see it; browsers
 * take such a name only with Secure, without a domain and for the whole site.
 */
export function createHostCookie(name: string, options: { maxAge: number; sameSite?: 'lax' | 'strict' }): Cookie {
  const { maxAge, sameSite = 'lax' } = options
  return createCookie(IS_SECURE ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite,
    path: '/',
    secure: IS_SECURE,
    maxAge,
  })
}
