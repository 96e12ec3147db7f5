import { ConfirmView } from '#app/features/customer/newsletter/confirm-view.tsx'
import { confirm, readNewsletterLink } from '#app/features/customer/newsletter/newsletter-actions.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { newsletterTexts } from '#app/texts/customer/newsletter.ts'
import type { Route } from './+types/newsletter-verify.ts'

const { verify: texts } = newsletterTexts

/** Looking changes nothing: machines that read mails open every link in them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { view: await readNewsletterLink(visitOf(context), url) }
}

export function action({ request, context, url }: Route.ActionArgs) {
  return confirm(request, visitOf(context), url)
}

export const handle: ShellHandle = { unmeasured: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function NewsletterVerify({ loaderData, actionData }: Route.ComponentProps) {
  const { view, said } = actionData ?? { ...loaderData, said: null }
  return <ConfirmView view={view} said={said} isFresh={Boolean(actionData)} />
}
