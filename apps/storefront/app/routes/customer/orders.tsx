import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Icon } from '@shop/ui/icon/icon'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { findOrders } from '#app/features/customer/orders/find-orders.ts'
import { loadOwnDocuments } from '#app/features/customer/orders/load-documents.server.ts'
import { loadOrders } from '#app/features/customer/orders/load-order.server.ts'
import { OrderList } from '#app/features/customer/orders/order-list.tsx'
import { FormInput } from '#app/forms/form-field.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { orderListTexts as texts } from '#app/texts/customer/order-list.ts'
import type { Route } from './+types/orders.ts'

/** Whoever orders every week is here for two years. */
const MOST = 100
const FEW = 4

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = url.searchParams.get('hledat')?.trim() ?? ''
  const customer = customerOf(context)
  const [{ orders }, documents] = await Promise.all([loadOrders(customer, MOST), loadOwnDocuments(customer)])
  return {
    orders: findOrders(orders, wanted),
    wanted,
    canSearch: orders.length > FEW || wanted !== '',
    hasDocuments: documents.length > 0,
  }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Orders({ loaderData: { orders, wanted, canSearch, hasDocuments } }: Route.ComponentProps) {
  return (
    <AccountPage heading={texts.heading}>
      {canSearch ? (
        <Form method="get" className="row" role="search">
          <FormInput
            form="objednavky"
            name="hledat"
            label={texts.search}
            state={undefined}
            value={wanted}
            type="search"
          />
          <Button type="submit" variant="line">
            {texts.find}
          </Button>
        </Form>
      ) : null}
      {orders.length > 0 ? <OrderList orders={orders} /> : null}
      {orders.length === 0 ? <NoOrders wanted={wanted} /> : null}
      {hasDocuments ? (
        <Button as="a" href="/ucet/doklady.zip" download variant="line">
          <Icon name="download" />
          {texts.documents}
        </Button>
      ) : null}
      {wanted ? (
        <TextLink as={ShopLink} to="/ucet/objednavky">
          {texts.all}
        </TextLink>
      ) : null}
    </AccountPage>
  )
}

function NoOrders({ wanted }: { wanted: string }) {
  if (wanted) return <p role="status">{texts.none(wanted)}</p>
  return (
    <EmptyState
      title={texts.empty}
      heading="h2"
      action={
        <Button as={ShopLink} to="/produkty">
          {texts.shop}
        </Button>
      }
    />
  )
}
