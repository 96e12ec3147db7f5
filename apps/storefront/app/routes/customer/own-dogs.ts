import { loadDogs } from '#app/features/customer/dogs/load-dogs.server.ts'
import { toKeptDog } from '#app/features/customer/dogs/to-kept-dog.ts'
import { findCustomer } from '#app/server/session.server.ts'
import type { Route } from './+types/own-dogs.ts'

/** Asked for by pages that are the same for everybody. Who brings no session is answered without bothering anybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const customer = await findCustomer(request, context)
  const dogs = customer ? (await loadDogs(customer)).map(toKeptDog) : null
  return Response.json({ dogs }, { headers: { 'Cache-Control': 'private, no-store' } })
}
