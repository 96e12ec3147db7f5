import { formatFavourites } from '@shop/domain/customer/favourites-cookie'
import { redirect } from 'react-router'
import { dropOrderAccess } from '#app/features/checkout/thanks/order-cookie.server.ts'
import { IS_SECURE } from '#app/server/host-cookie.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/sign-out.ts'

/** Somebody typed the address, or came back by it: nothing happens. */
export function loader() {
  return redirect('/ucet/prehled')
}

export async function action({ context }: Route.ActionArgs) {
  await visitOf(context).services.signOut({})
  return redirect('/prihlasit-se?odhlaseno', {
    status: 303,
    headers: [
      ['Set-Cookie', await dropOrderAccess()],
      ['Set-Cookie', formatFavourites([], IS_SECURE)],
      ['Cache-Control', 'private, no-store'],
    ],
  })
}
