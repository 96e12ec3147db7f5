import { isSlug } from '@shop/domain/catalog/slug'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Notice } from '@shop/ui/notice/notice'
import { data, Form, redirect, useSearchParams } from 'react-router'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { referralTexts } from '#app/texts/customer/referral.ts'
import type { Route } from './+types/referral.ts'

const texts = referralTexts.page

/** Looking changes nothing: machines open every link they are sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await visitOf(context).services.referralOffer({ code: params.code })
  return found.ok ? found.value : data(null, { status: 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const showsName = (await readForm(request)).has('showsName')
  const accepted = await attempt(request, visitOf(context).services.acceptReferral({ code: params.code, showsName }))
  if (accepted.ok) return redirect(backTo(new URL(request.url).searchParams) ?? '/produkty/granule', 303)
  return { refusal: accepted.code === 'not_combinable' ? texts.taken : texts.failed }
}

/** The product somebody came for; nowhere but to a product of ours. */
function backTo(params: URLSearchParams): ShopAddress | null {
  const [, slug = ''] = /^\/produkt\/([^/]+)$/.exec(params.get('zpet') ?? '') ?? []
  return isSlug(slug) ? `/produkt/${slug}` : null
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function ReferralPage({ loaderData: offer, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const back = backTo(params)
  const shop = back ? { label: texts.back, to: back } : ({ label: texts.shop, to: '/produkty/granule' } as const)
  if (!offer) return <MessagePage narrow isMissing heading={texts.goneHeading} text={texts.goneText} actions={[shop]} />
  if (offer.isOwn) {
    const mine = { label: texts.mine, to: '/ucet/prehled-kreditu' } as const
    return <MessagePage narrow heading={texts.ownHeading} text={texts.ownText} actions={[mine]} />
  }
  return (
    <MessagePage
      narrow
      heading={referralTexts.offer(offer.percent)}
      text={referralTexts.offerText(offer.percent)}
      actions={[shop]}
      hasButton
    >
      {actionData?.refusal ? (
        <Notice tone="danger" role="alert">
          {actionData.refusal}
        </Notice>
      ) : null}
      <Form method="post" className="stack">
        <Check name="showsName">{texts.showName}</Check>
        <Button type="submit" size="large">
          {texts.take}
        </Button>
      </Form>
    </MessagePage>
  )
}
