import { changeFavourite } from '#app/features/customer/favourites/favourites.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/favourites-api.ts'

/** A heart pressed on a page that stays where it is; the cookie says the rest. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, cookie } = await changeFavourite(request, visitOf(context))
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  if (cookie) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: status === 200 ? 204 : status, headers })
}
