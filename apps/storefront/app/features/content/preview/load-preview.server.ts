import type { ServicesClient } from '@shop/clients/services'
import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { hasHeadButtons } from '@shop/domain/content/blocks'
import { toPostPage } from '#app/features/content/blog/load-post.server.ts'
import { toQuestion } from '#app/features/content/faq/load-faq.server.ts'
import { toBanner } from '#app/features/content/home/load-banners.server.ts'
import { toLandingPage } from '#app/features/content/landing/load-landing.server.ts'
import { toStaticPage } from '#app/features/content/legal/load-static-page.server.ts'
import { toSectionPage } from '#app/features/content/sections/load-section.server.ts'
import { attempt } from '#app/server/attempt.server.ts'

/** Null for an address nobody has signed. */
export async function loadPreview(request: Request, services: ServicesClient, token: string) {
  const answer = await attempt(request, services.readPreview({ token }))
  if (!answer.ok) return answer.code === 'link_expired' ? { kind: 'expired' as const } : null
  const preview = answer.value
  const until = formatMoment(toPragueTime(new Date(preview.expiresAt)))
  if (preview.kind === 'article') return { kind: preview.kind, until, post: await toPostPage(preview.row) }
  if (preview.kind === 'landing') return { kind: preview.kind, until, page: await toLandingPage(preview.row) }
  if (preview.kind === 'question') return { kind: preview.kind, until, question: toQuestion(preview.row) }
  if (preview.kind === 'banner') return { kind: preview.kind, until, banner: toBanner(preview.row) }
  if (preview.kind === 'section') {
    const { slug } = preview.row
    const { actions, ...page } = await toSectionPage(preview.row)
    return { kind: preview.kind, until, slug, page: { ...page, actions: hasHeadButtons(slug) ? actions : [] } }
  }
  return { kind: preview.kind, until, page: await toStaticPage('nahled', preview.row, []) }
}
