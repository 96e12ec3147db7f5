import { data, redirect } from 'react-router'
import { changeFavourite } from '#app/features/customer/favourites/favourites.server.ts'
import { FavouritesView } from '#app/features/customer/favourites/favourites-view.tsx'
import { loadFavourites } from '#app/features/customer/favourites/load-favourites.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { findCustomer, visitOf } from '#app/server/session.server.ts'
import { favouriteTexts as texts } from '#app/texts/catalog/favourites.ts'
import type { Route } from './+types/favourites.ts'

const OWN = { 'Cache-Control': 'private, no-store' }

/** For guests too: theirs are in the browser. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const customer = await findCustomer(request, context)
  const { cookie, ...page } = await loadFavourites(request, customer)
  const isFull = url.searchParams.has('plno')
  return data({ ...page, isFull, isSignedIn: customer !== null }, { headers: { ...OWN, 'Set-Cookie': cookie } })
}

/** Where a heart leads without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, cookie } = await changeFavourite(request, visitOf(context))
  const headers = new Headers(OWN)
  if (cookie) headers.append('Set-Cookie', cookie)
  return redirect(status === 409 ? '/ucet/oblibene?plno' : '/ucet/oblibene', { status: 303, headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <FavouritesView page={loaderData} />
}
