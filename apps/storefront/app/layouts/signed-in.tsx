import { Outlet } from 'react-router'
import { customerOf, requireCustomer } from '#app/server/session.server.ts'
import type { Route } from './+types/signed-in.ts'

export const middleware: Route.MiddlewareFunction[] = [requireCustomer]

/** Also makes the router ask the server for pages that load nothing else. */
export function loader({ context }: Route.LoaderArgs) {
  const { email, firstName, lastName, group, company } = customerOf(context)
  return { email, firstName, lastName, group, company }
}

export default function SignedInLayout() {
  return <Outlet />
}
