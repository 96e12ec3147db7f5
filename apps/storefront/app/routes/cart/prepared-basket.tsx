import { data } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { cartTexts } from '#app/texts/cart.ts'
import type { Route } from './+types/prepared-basket.ts'

const { prepared } = cartTexts
/** 128 random bits, as letters and digits that survive being copied. */
const HASH = /^[\w-]{16,64}$/

export function loader({ params }: Route.LoaderArgs) {
  if (!HASH.test(params.hash)) throw pageNotFound()
  return data(null, { status: 404 })
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: prepared.title, description: prepared.description, noIndex: true })

export default function PreparedBasket() {
  return (
    <MessagePage
      heading={prepared.heading}
      text={prepared.text}
      actions={[
        { label: prepared.choose, to: '/produkty' },
        { label: prepared.contact, to: '/kontakt' },
      ]}
    />
  )
}
