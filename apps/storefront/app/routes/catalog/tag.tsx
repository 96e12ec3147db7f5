import { data } from 'react-router'
import { MessagePage } from '#app/features/content/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { catalogTexts } from '#app/texts/catalog.ts'
import type { Route } from './+types/tag.ts'

const { tag } = catalogTexts

export function loader() {
  return data(null, { status: 404 })
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: tag.title, description: tag.description, noIndex: true })

export default function Tag() {
  return <MessagePage narrow heading={tag.heading} text={tag.text} actions={[{ label: tag.contact, to: '/kontakt' }]} />
}
