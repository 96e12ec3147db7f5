import type { ServicesClient } from '@shop/clients/services'
import { ORDER_BUTTON, PlaceOrder } from '@shop/contract/order'
import { ok, type Result } from '@shop/domain/result'
import { redirect } from 'react-router'
import { parseForm } from '#app/features/customer/parse-form.server.ts'
import { textOf } from '#app/features/customer/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import type { CheckoutRefusal } from '#app/texts/checkout-refusals.ts'
import { droppedDraft } from './details-draft.ts'
import { SHIPPING_TOPICS } from './load-shipping.server.ts'
import { writeOrderAccess } from './order-cookie.server.ts'
import { readConsents } from './read-details.server.ts'

/** Pressed twice, in two tabs or again after a cut line, it answers with the same order each time. */
export async function placeOrder(
  request: Request,
  services: ServicesClient,
  values: FormData,
): Promise<Result<Response, CheckoutRefusal, Record<string, unknown>>> {
  const input = parseForm(PlaceOrder, {
    cartId: Number(textOf(values, 'cartId')),
    confirmation: textOf(values, 'confirmation'),
    payable: Number(textOf(values, 'payable')),
    buttonText: ORDER_BUTTON,
    consents: readConsents(values, SHIPPING_TOPICS),
  })
  if (!input.ok) return input
  const placed = await attempt(request, services.placeOrder(input.value))
  if (!placed.ok) return placed
  const headers = new Headers([['Set-Cookie', await writeOrderAccess(placed.value.accessToken)]])
  headers.append('Set-Cookie', droppedDraft())
  return ok(redirect(values.has('ucet') ? '/kosik/dekujeme?ucet' : '/kosik/dekujeme', { status: 303, headers }))
}
