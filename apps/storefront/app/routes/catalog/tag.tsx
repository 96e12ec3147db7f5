import { TagParams } from '@shop/contract/order-detail'
import { data, useParams, useSearchParams } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { pageNotFound } from '#app/errors/page-error.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { FoundDog } from '#app/features/customer/dog-tag/found-dog.tsx'
import { reportFound } from '#app/features/customer/dog-tag/report-found.server.ts'
import { loadRecommended } from '#app/features/customer/partner-code/load-recommended.server.ts'
import { PartnerTag } from '#app/features/customer/partner-code/partner-tag.tsx'
import { PuppyCardPage } from '#app/features/customer/puppy-card/puppy-card-page.tsx'
import { BatchTag, ParcelTag } from '#app/features/order/tag-view.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { dogTagTexts } from '#app/texts/customer/dog-tag.ts'
import { partnerTexts } from '#app/texts/customer/partner-code.ts'
import { puppyCardTexts } from '#app/texts/customer/puppy-card.ts'
import { tagTexts } from '#app/texts/order/tag.ts'
import type { Route } from './+types/tag.ts'

const { tag: texts } = catalogTexts
const TITLES = {
  parcel: tagTexts.parcelTitle,
  batch: tagTexts.batchTitle,
  dog: dogTagTexts.title,
  puppy: puppyCardTexts.title,
  partner: partnerTexts.tagTitle,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = TagParams.safeParse(params)
  const found = asked.success ? await visitOf(context).services.tag(asked.data) : null
  if (!found?.ok) return data(null, { status: 404 })
  const tag = found.value
  return tag.kind === 'partner' ? { ...tag, goods: await loadRecommended() } : tag
}

/** Only a dog's tag has a form. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const asked = TagParams.safeParse(params)
  if (!asked.success) throw pageNotFound()
  return reportFound(request, visitOf(context).services, asked.data.uid)
}

export const handle: ShellHandle = { withoutScript: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = ({ loaderData: tag }) => {
  const title = tag ? TITLES[tag.kind] : texts.title
  return pageMeta({ title, description: texts.description, noIndex: true })
}

export default function Tag({ loaderData: tag, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const { uid = '' } = useParams()
  if (tag?.kind === 'puppy') return <PuppyCardPage tag={tag} action={`/t/${uid}/prevzit`} isFull={params.has('plno')} />
  if (tag?.kind === 'partner') return <PartnerTag tag={tag} goods={tag.goods} />
  if (tag?.kind === 'parcel') return <ParcelTag tag={tag} />
  if (tag?.kind === 'dog') return <FoundDog tag={tag} isSent={params.has('odeslano')} answer={actionData} />
  if (tag) return <BatchTag tag={tag} />
  const contact: NamedLink = { label: texts.contact, to: '/kontakt' }
  return <MessagePage narrow isMissing heading={texts.heading} text={texts.text} actions={[contact]} />
}
