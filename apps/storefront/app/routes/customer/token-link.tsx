import { data } from 'react-router'
import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { customerTexts } from '#app/texts/customer.ts'
import type { Route } from './+types/token-link.ts'

const { link } = customerTexts

/** Every link we send leads here. An address without a token was cut; one nobody knows has expired. */
export function loader({ params }: Route.LoaderArgs) {
  const isWhole = Boolean(params.action && params.token)
  return data({ isWhole }, { status: isWhole ? 404 : 200 })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: link.title, description: link.description, noIndex: true })

export default function TokenLink({ loaderData: { isWhole } }: Route.ComponentProps) {
  return (
    <MessagePage
      narrow
      heading={isWhole ? link.goneHeading : link.incompleteHeading}
      text={isWhole ? link.goneText : link.incompleteText}
      actions={[{ label: link.contact, to: '/kontakt' }]}
    />
  )
}
