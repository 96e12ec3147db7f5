import { Secret } from '@shop/contract/text-fields'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { data, useSearchParams } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { pageNotFound } from '#app/errors/page-error.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { readOfferToken } from '#app/features/customer/puppy-card/offer-cookie.server.ts'
import { PuppyCardPage } from '#app/features/customer/puppy-card/puppy-card-page.tsx'
import { takeOfferedPuppy } from '#app/features/customer/puppy-card/take-puppy.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { puppyCardTexts as texts } from '#app/texts/customer/puppy-card.ts'
import type { Route } from './+types/puppy-offer.ts'

/** Of the address, or of the browser that has just signed in. */
async function tokenOf(request: Request, given: string | undefined): Promise<string | null> {
  if (given === undefined) return readOfferToken(request)
  return Secret.safeParse(given).data ?? null
}

/** Looking changes nothing: machines that read mails open every link in them. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const token = await tokenOf(request, params.token)
  const found = token === null ? null : await visitOf(context).services.puppyOffer({ token })
  return found?.ok ? found.value : data(null, { status: 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const token = await tokenOf(request, params.token)
  if (token === null) throw pageNotFound()
  return takeOfferedPuppy(request, visitOf(context).services, token)
}

export const handle: ShellHandle = { withoutScript: true }

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: catalogTexts.tag.description, noIndex: true })

export default function PuppyOfferPage({ loaderData: offer }: Route.ComponentProps) {
  const [params] = useSearchParams()
  if (offer) {
    return <PuppyCardPage tag={offer} action={null} until={toPragueDay(offer.until)} isFull={params.has('plno')} />
  }
  const contact: NamedLink = { label: texts.contact, to: '/kontakt' }
  return <MessagePage narrow isMissing heading={texts.goneHeading} text={texts.gone} actions={[contact]} />
}
