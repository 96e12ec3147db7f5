import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Notice } from '@shop/ui/notice/notice'
import { loadCreditBalance } from '#app/features/customer/account/load-credits.server.ts'
import { OverviewCards } from '#app/features/customer/account/overview-cards.tsx'
import { ImportDogs } from '#app/features/customer/dogs/import-dogs.tsx'
import { loadDogs } from '#app/features/customer/dogs/load-dogs.server.ts'
import { useAccountDogs } from '#app/features/customer/dogs/use-account-dogs.ts'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { loadOrders } from '#app/features/customer/orders/load-order.server.ts'
import { OrderList } from '#app/features/customer/orders/order-list.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { customerOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import type { Route } from './+types/overview.ts'

const texts = accountTexts.overview

export async function loader({ context, url }: Route.LoaderArgs) {
  const customer = customerOf(context)
  const [balance, dogs, orders] = await Promise.all([
    loadCreditBalance(customer),
    loadDogs(customer),
    loadOrders(customer),
  ])
  return { balance, dogs, orders, today: toPragueTime(now()).date, isNew: url.searchParams.has('vitejte') }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Overview({ loaderData: { balance, dogs, orders, today, isNew } }: Route.ComponentProps) {
  return (
    <AccountPage heading={texts.heading} name={accountTexts.name}>
      {isNew ? (
        <Notice tone="success" role="status">
          {texts.welcome}
        </Notice>
      ) : null}
      <ImportDogs account={useAccountDogs(dogs)} />
      <OverviewCards balance={balance} dogs={dogs} today={today} />
      <AccountBlock heading={texts.orders}>
        {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
      </AccountBlock>
    </AccountPage>
  )
}

function NoOrders() {
  return (
    <EmptyState
      title={texts.noOrders}
      action={
        <Button as={ShopLink} to="/produkty">
          {texts.shop}
        </Button>
      }
    />
  )
}
