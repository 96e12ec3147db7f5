import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { data, redirect } from 'react-router'
import { actOnCart } from '#app/features/cart/command/act-on-cart.server.ts'
import { messageOf } from '#app/features/cart/command/cart-message.server.ts'
import { loadCart } from '#app/features/cart/command/read-cart.server.ts'
import { toSharedAddress } from '#app/features/cart/command/share-cart.server.ts'
import { CartPage } from '#app/features/cart/page/cart-page.tsx'
import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import { ConsentOffer } from '#app/features/customer/account/consent-offer.tsx'
import { loadConsentOffer } from '#app/features/customer/account/load-consent-offer.server.ts'
import { loadDogs } from '#app/features/customer/dogs/load-dogs.server.ts'
import { toKeptDog } from '#app/features/customer/dogs/to-kept-dog.ts'
import { loadLastBought } from '#app/features/customer/orders/load-last-bought.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { now } from '#app/server/clock.server.ts'
import { findCustomer, visitOf } from '#app/server/session.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'
import type { Route } from './+types/cart.ts'

export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs) {
  const [cart, customer, { regular }] = await Promise.all([
    loadCart(visitOf(context).services),
    findCustomer(request, context),
    loadShopSettings(),
  ])
  const [dogs, again, brought, offer] = await Promise.all([
    customer ? loadDogs(customer) : [],
    customer && cart.lines.length === 0 ? loadLastBought(customer) : [],
    messageOf(searchParams, cart),
    customer && cart.lines.length > 0 ? loadConsentOffer(customer, 'abandoned_cart') : null,
  ])
  const facts = {
    today: toPragueTime(now()).date,
    isSignedIn: customer !== null,
    dogs: dogs.map(toKeptDog),
    regular,
    sharedAs: toSharedAddress(searchParams.get('odkaz')),
  }
  return { cart, facts, brought, again, reminder: { offer, isGiven: searchParams.has('souhlas') } }
}

/** Where every form of the cart leads without scripts: the page comes again by itself, so that a reload repeats nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ok, message, status, after } = await actOnCart(request, visitOf(context).services)
  return ok ? redirect(`/kosik/obsah?${after}`, 303) : data({ message }, { status })
}

export const handle: ShellHandle = { unmeasured: ['odkaz'] }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, facts, brought, again, reminder } = loaderData
  return (
    <CartPage
      loaded={cart}
      facts={facts}
      brought={actionData?.message ?? brought}
      offer={<ConsentOffer {...reminder} from="kosik" />}
    >
      {again.length > 0 ? (
        <section className="stack">
          <h2 className="h3">{texts.again}</h2>
          <ProductCards cards={again} columns="four" heading="h3" />
        </section>
      ) : null}
    </CartPage>
  )
}
