import { openPartnerApi, refuseWriting } from '#app/features/customer/connections/open-partner-api.server.ts'
import type { Route } from './+types/partner-api.ts'

/** The door for machines of partners: a key of their own opens it, a cookie does not. */
export function loader({ params, request }: Route.LoaderArgs) {
  return openPartnerApi(request, params['*'])
}

export function action() {
  return refuseWriting()
}
