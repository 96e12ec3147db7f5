import { Notice } from '@shop/ui/notice/notice'
import { data } from 'react-router'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { ProductAlertButtons } from '#app/features/catalog/product/product-alert/product-alert-buttons.tsx'
import {
  pressProductAlertButton,
  readProductAlert,
} from '#app/features/catalog/product/product-alert/use-product-alert-link.server.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { productAlertTexts as texts } from '#app/texts/catalog/product-alert.ts'
import type { Route } from './+types/product-alert-link.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const view = await readProductAlert(visitOf(context), params.token)
  return view ?? data(null, { status: 404 })
}

export function action({ request, params, context }: Route.ActionArgs) {
  return pressProductAlertButton(request, visitOf(context), params.token)
}

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function ProductAlertLinkPage({ loaderData: view, actionData }: Route.ComponentProps) {
  if (!view) {
    const goods: NamedLink = { label: texts.toGoods, to: '/produkty' }
    return <MessagePage narrow isMissing heading={texts.goneHeading} text={texts.goneText} actions={[goods]} />
  }
  const product: NamedLink = {
    label: texts.toProduct,
    to: `/produkt/${view.product.slug}?varianta=${view.product.sku}`,
  }
  return (
    <MessagePage
      narrow
      heading={texts.headings[view.state]}
      text={texts.text[view.state](view)}
      actions={[product]}
      hasButton={view.state === 'waiting'}
    >
      {actionData?.failed ? (
        <Notice tone="danger" role="alert">
          {texts.unavailable}
        </Notice>
      ) : null}
      <ProductAlertButtons view={view} />
    </MessagePage>
  )
}
