import { LeaveView } from '#app/features/customer/newsletter/leave-view.tsx'
import { leave, readNewsletterLink, tokenOf } from '#app/features/customer/newsletter/newsletter-actions.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { newsletterTexts } from '#app/texts/customer/newsletter.ts'
import type { Route } from './+types/newsletter-unsubscribed.ts'

const { unsubscribed: texts } = newsletterTexts

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await readNewsletterLink(visitOf(context), url)
  return { view, said: view || !tokenOf(url) ? null : texts.invalid }
}

/** RFC 8058: the answer to a mailbox is this page with 200, never a redirect. */
export function action({ request, context, url }: Route.ActionArgs) {
  return leave(request, visitOf(context), url)
}

export const handle: ShellHandle = { unmeasured: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function NewsletterUnsubscribed({ loaderData, actionData }: Route.ComponentProps) {
  const { view, said } = actionData ?? loaderData
  return <LeaveView view={view} said={said} />
}
