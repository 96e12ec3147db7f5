import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Notice } from '@shop/ui/notice/notice'
import { AccountBlock } from '#app/features/customer/account-block.tsx'
import { AccountPage } from '#app/features/customer/account-page.tsx'
import { BringDogs } from '#app/features/customer/bring-dogs.tsx'
import { loadCreditBalance } from '#app/features/customer/load-credits.server.ts'
import { loadDogs } from '#app/features/customer/load-dogs.server.ts'
import { loadOrders } from '#app/features/customer/load-order.server.ts'
import { OrderList } from '#app/features/customer/order-list.tsx'
import { OverviewCards } from '#app/features/customer/overview-cards.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { customerOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/account.ts'
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
      <BringDogs />
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
