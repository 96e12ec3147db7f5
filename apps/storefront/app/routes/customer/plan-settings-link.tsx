import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { actOnSettingsLink, loadSettingsLink } from '#app/features/customer/plan/settings-link.server.ts'
import { SettingsLinkView } from '#app/features/customer/plan/settings-link-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { planLinkTexts as texts } from '#app/texts/customer/plan-link.ts'
import type { Route } from './+types/plan-settings-link.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return loadSettingsLink(visitOf(context), params.token, url.searchParams)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return actOnSettingsLink(request, visitOf(context), params.token)
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.settingsTitle, description: texts.description, noIndex: true })

export default function PlanSettingsLink({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'open') return <SettingsLinkView page={loaderData} answer={actionData} />
  const account: NamedLink = { label: texts.account, to: '/ucet/pravidelne-doruceni' }
  const isOver = loaderData.kind === 'over'
  return (
    <MessagePage
      narrow
      isMissing={!isOver}
      heading={isOver ? texts.overHeading : texts.goneHeading}
      text={isOver ? texts.settingsOver : texts.goneText}
      actions={[account]}
    />
  )
}
