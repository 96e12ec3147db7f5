import { Outlet, redirect } from 'react-router'
import { toLoginAddress } from '#app/navigation/return-address.ts'
import type { Route } from './+types/signed-in.ts'

/** Before any loader below runs: these pages belong to one customer and start with knowing which. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url }) => {
    throw redirect(toLoginAddress(url), { status: 302, headers: { 'Cache-Control': 'private, no-store' } })
  },
]

/** Makes the router ask the server also for pages that load nothing else. */
export function loader() {
  return null
}

export default function SignedInLayout() {
  return <Outlet />
}
