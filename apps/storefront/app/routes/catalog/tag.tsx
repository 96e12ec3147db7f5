import { TagParams } from '@shop/contract/order-detail'
import { data } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { BatchTag, ParcelTag } from '#app/features/order/tag-view.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { tagTexts } from '#app/texts/order/tag.ts'
import type { Route } from './+types/tag.ts'

const { tag: texts } = catalogTexts

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = TagParams.safeParse(params)
  const found = asked.success ? await visitOf(context).services.tag(asked.data) : null
  return found?.ok ? found.value : data(null, { status: 404 })
}

export const handle: ShellHandle = { withoutScript: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = ({ loaderData: tag }) => {
  const title = tag ? (tag.kind === 'parcel' ? tagTexts.parcelTitle : tagTexts.batchTitle) : texts.title
  return pageMeta({ title, description: texts.description, noIndex: true })
}

export default function Tag({ loaderData: tag }: Route.ComponentProps) {
  if (tag?.kind === 'parcel') return <ParcelTag tag={tag} />
  if (tag) return <BatchTag tag={tag} />
  const contact: NamedLink = { label: texts.contact, to: '/kontakt' }
  return <MessagePage narrow isMissing heading={texts.heading} text={texts.text} actions={[contact]} />
}
