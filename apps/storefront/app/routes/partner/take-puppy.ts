import { TagParams } from '@shop/contract/order-detail'
import { redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { takePuppy } from '#app/features/customer/puppy-card/take-puppy.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/take-puppy.ts'

/** Somebody went back to the address of the button. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/t/${params.uid}`)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asked = TagParams.safeParse(params)
  if (!asked.success) throw pageNotFound()
  return takePuppy(request, visitOf(context).services, asked.data.uid)
}
