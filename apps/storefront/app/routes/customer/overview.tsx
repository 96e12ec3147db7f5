import { toVocative } from '@shop/czech/vocative'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { loadOwnCredits } from '#app/features/customer/account/load-credits.server.ts'
import { Newcomer } from '#app/features/customer/account/newcomer.tsx'
import styles from '#app/features/customer/account/overview.module.css'
import { OverviewCards } from '#app/features/customer/account/overview-cards.tsx'
import { ImportDogs } from '#app/features/customer/dogs/import-dogs.tsx'
import { useAccountDogs } from '#app/features/customer/dogs/use-account-dogs.ts'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { loadHousehold } from '#app/features/customer/household/load-household.server.ts'
import { loadOrders } from '#app/features/customer/orders/load-order.server.ts'
import { OrderList } from '#app/features/customer/orders/order-list.tsx'
import { loadFreshChange } from '#app/features/customer/transition/load-transition.server.ts'
import { TransitionLink } from '#app/features/customer/transition/transition-link.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { customerOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { orderListTexts } from '#app/texts/customer/order-list.ts'
import type { Route } from './+types/overview.ts'

const texts = accountTexts.overview
const SHOWN = 4

export async function loader({ context, url }: Route.LoaderArgs) {
  const customer = customerOf(context)
  const today = toPragueTime(now()).date
  const household = loadHousehold(customer, today)
  const [credits, { dogs }, { orders, total }, change] = await Promise.all([
    loadOwnCredits(customer),
    household,
    loadOrders(customer, SHOWN),
    household.then((known) => loadFreshChange(customer, known, today)),
  ])
  return {
    called: toVocative(customer.firstName),
    credits,
    dogs,
    orders,
    total,
    change: change && { orderId: change.orderId, foodName: change.newFood.name },
    today,
    isNew: url.searchParams.has('vitejte'),
  }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: accountTexts.description, noIndex: true })

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { called, credits, dogs, orders, total, change, today, isNew } = loaderData
  return (
    <AccountPage heading={called ? accountTexts.greeting(called) : texts.heading} name={accountTexts.name}>
      {isNew ? (
        <Notice tone="success" role="status">
          {texts.welcome}
        </Notice>
      ) : null}
      <ImportDogs account={useAccountDogs(dogs)} />
      {dogs.length === 0 && orders.length === 0 ? (
        <Newcomer credits={credits.usable} />
      ) : (
        <>
          <OverviewCards credits={credits} dogs={dogs} today={today} />
          {change ? <TransitionLink {...change} /> : null}
          <section>
            <div className={styles.orders}>
              <h2>{texts.orders}</h2>
              {total > orders.length ? (
                <TextLink as={ShopLink} to="/ucet/objednavky">
                  {orderListTexts.allOrders(total)}
                </TextLink>
              ) : null}
            </div>
            {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
          </section>
        </>
      )}
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
