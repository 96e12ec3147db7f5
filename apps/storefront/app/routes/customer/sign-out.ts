import { redirect } from 'react-router'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/sign-out.ts'

/** Somebody typed the address, or came back by it: nothing happens. */
export function loader() {
  return redirect('/ucet/prehled')
}

export async function action({ context }: Route.ActionArgs) {
  await visitOf(context).services.signOut({})
  return redirect('/prihlasit-se?odhlaseno', 303)
}
