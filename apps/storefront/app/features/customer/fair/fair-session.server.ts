import { createHostCookie } from '#app/server/host-cookie.server.ts'
import type { Visit } from '#app/server/session.server.ts'

const HOURS_16 = 16 * 60 * 60

/** Opened by the PIN of the staff; the services let it work for one day. */
export const fairCookie = createHostCookie('cenich_veletrh', { sameSite: 'strict', maxAge: HOURS_16 })

export async function readFairSession(request: Request): Promise<string | null> {
  const value: unknown = await fairCookie.parse(request.headers.get('cookie'))
  return typeof value === 'string' && value.length <= 200 ? value : null
}

interface OpenFair {
  session: string
  title: string
}

export async function loadOpenFair(request: Request, visit: Visit): Promise<OpenFair | null> {
  const session = await readFairSession(request)
  const found = session ? await visit.services.readFair({ session }) : null
  return session && found?.ok ? { session, title: found.value.fair.title } : null
}
