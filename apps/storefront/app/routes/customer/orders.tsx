import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { hasDocuments } from '#app/features/customer/orders/load-documents.server.ts'
import { loadOrderHistory } from '#app/features/customer/orders/load-order-history.server.ts'
import { OrderHistoryFilters } from '#app/features/customer/orders/order-history-filters.tsx'
import { isNarrowed, parseHistoryQuery } from '#app/features/customer/orders/order-history-query.ts'
import { OrderHistoryView, YearDocuments } from '#app/features/customer/orders/order-history-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { orderListTexts as texts } from '#app/texts/customer/order-list.ts'
import type { Route } from './+types/orders.ts'

const FEW = 4

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = parseHistoryQuery(url.searchParams)
  const customer = customerOf(context)
  const [history, canDownload] = await Promise.all([loadOrderHistory(customer, query), hasDocuments(customer)])
  return { history, query, canDownload }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Orders({ loaderData: { history, query, canDownload } }: Route.ComponentProps) {
  const years = history.years.map(({ year }) => year)
  if (history.all === 0) return <NoOrders />
  return (
    <AccountPage heading={texts.heading}>
      {history.all > FEW || isNarrowed(query) ? <OrderHistoryFilters query={query} years={years} /> : null}
      <OrderHistoryView history={history} query={query} />
      {canDownload ? <YearDocuments years={years} /> : null}
    </AccountPage>
  )
}

function NoOrders() {
  return (
    <AccountPage heading={texts.heading}>
      <EmptyState
        title={texts.empty}
        heading="h2"
        action={
          <Button as={ShopLink} to="/produkty">
            {texts.shop}
          </Button>
        }
      />
    </AccountPage>
  )
}
