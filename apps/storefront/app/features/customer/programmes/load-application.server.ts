import type { ApplicationView } from '@shop/contract/application'
import { attempt } from '#app/server/attempt.server.ts'
import type { Visit } from '#app/server/session.server.ts'

export type ShownApplication =
  | { isKnown: true; application: ApplicationView; secret: string }
  | { isKnown: true; sentAs: string }
  | { isKnown: false }

/**
 * By the secret from the mail; right after sending only by its number, which opens nothing: the form stands on a page that may
 * be measured. Null when the address names no application.
 */
export async function loadApplication(request: Request, visit: Visit, url: URL): Promise<ShownApplication | null> {
  const sentAs = /^Z\d{6,12}$/.exec(url.searchParams.get('odeslano') ?? '')?.[0]
  if (sentAs) return { isKnown: true, sentAs }
  const secret = url.searchParams.get('zadost')
  if (!secret) return null
  const answer = await attempt(request, visit.services.readApplication({ secret }))
  return answer.ok ? { isKnown: true, application: answer.value, secret } : { isKnown: false }
}
