import type { ApplicationView } from '@shop/contract/application'
import { attempt } from '#app/server/attempt.server.ts'
import type { Visit } from '#app/server/session.server.ts'

export type ShownApplication = { isKnown: true; application: ApplicationView } | { isKnown: false }

/** Null when the address names no application. */
export async function loadApplication(request: Request, visit: Visit, url: URL): Promise<ShownApplication | null> {
  const secret = url.searchParams.get('zadost')
  if (!secret) return null
  const answer = await attempt(request, visit.services.readApplication({ secret }))
  return answer.ok ? { isKnown: true, application: answer.value } : { isKnown: false }
}
