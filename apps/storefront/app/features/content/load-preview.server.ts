import type { ServicesClient } from '@shop/clients/services'
import { attempt } from '#app/server/attempt.server.ts'
import { formatDate, formatTime } from '#app/texts/format-date.ts'
import { toLandingPage } from './load-landing.server.ts'
import { toPostPage } from './load-post.server.ts'
import { toStaticPage } from './load-static-page.server.ts'

/** Null for an address nobody has signed. */
export async function loadPreview(request: Request, services: ServicesClient, token: string) {
  const answer = await attempt(request, services.readPreview({ token }))
  if (!answer.ok) return answer.code === 'link_expired' ? { kind: 'expired' as const } : null
  const preview = answer.value
  const expires = new Date(preview.expiresAt)
  const until = `${formatDate(expires)} ${formatTime(expires)}`
  if (preview.kind === 'article') return { kind: preview.kind, until, post: await toPostPage(preview.row) }
  if (preview.kind === 'landing') return { kind: preview.kind, until, page: await toLandingPage(preview.row) }
  return { kind: preview.kind, until, page: await toStaticPage('nahled', preview.row, []) }
}
