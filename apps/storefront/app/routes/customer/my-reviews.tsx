import { data, redirect } from 'react-router'
import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { toLoginAddress } from '#app/navigation/return-address.ts'
import { customerTexts } from '#app/texts/customer.ts'
import type { Route } from './+types/my-reviews.ts'

const { reviews } = customerTexts

/** With a secret from a mail no sign-in is needed; without one the list belongs to a signed-in customer. */
export function loader({ params, url }: Route.LoaderArgs) {
  if (!params.secret) throw redirect(toLoginAddress(url))
  return data(null, { status: 404 })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: reviews.title, description: reviews.description, noIndex: true })

export default function MyReviews() {
  return (
    <MessagePage
      heading={reviews.goneHeading}
      text={reviews.goneText}
      actions={[
        { label: reviews.login, to: '/prihlasit-se' },
        { label: reviews.rules, to: '/s/pravidla-recenzi' },
      ]}
    />
  )
}
