import { actOnCart } from '#app/features/cart/command/act-on-cart.server.ts'
import type { CartAnswer } from '#app/features/cart/command/post-cart-form.ts'
import { readCart } from '#app/features/cart/command/read-cart.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/cart-api.ts'

const OWN = { 'Cache-Control': 'private, no-store' }

/** The visitor's own cart, asked for by pages that are the same for everybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const cart = await readCart(request, visitOf(context).services)
  const answer: CartAnswer = { ok: true, cart, message: null }
  return Response.json(answer, { headers: OWN })
}

/** The same forms as those of the cart page, answered without a page. After a refusal the cart comes as it really is. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services } = visitOf(context)
  const { status, after: _after, ...answer } = await actOnCart(request, services)
  const cart = answer.cart ?? (status === 503 ? null : await readCart(request, services))
  return Response.json({ ...answer, cart } satisfies CartAnswer, { status, headers: OWN })
}
