import type { ServicesClient } from '@shop/clients/services'
import { SameFoodChoice } from '@shop/contract/checkout'
import { ORDER_BUTTON, PlaceOrder, WALLET_BUTTONS } from '@shop/contract/order'
import { ok, type Result } from '@shop/domain/result'
import { redirect } from 'react-router'
import { droppedDraft } from '#app/features/checkout/details/details-draft.ts'
import { readConsents } from '#app/features/checkout/details/read-details.server.ts'
import { GATE_DOWN, THANKS_PAGE } from '#app/features/checkout/thanks/load-thanks.server.ts'
import { writeOrderAccess } from '#app/features/checkout/thanks/order-cookie.server.ts'
import { payOrder } from '#app/features/order/pay-order.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { IS_SECURE } from '#app/server/host-cookie.server.ts'
import type { CheckoutRefusal } from '#app/texts/checkout/checkout-refusals.ts'
import type { Wallet } from './list-payments.ts'
import { SHIPPING_TOPICS } from './load-shipping.server.ts'

/** Pressed twice, in two tabs or again after a cut line, it answers with the same order each time. */
export async function placeOrder(
  request: Request,
  services: ServicesClient,
  values: FormData,
  wallet: Wallet | null = null,
): Promise<Result<Response, CheckoutRefusal, Record<string, unknown>>> {
  const input = parseForm(PlaceOrder, {
    cartId: Number(textOf(values, 'cartId')),
    confirmation: textOf(values, 'confirmation'),
    payable: Number(textOf(values, 'payable')),
    buttonText: wallet ? WALLET_BUTTONS[wallet] : ORDER_BUTTON,
    consents: readConsents(values, SHIPPING_TOPICS),
    ...readRegular(values),
  })
  if (!input.ok) return input
  const placed = await attempt(request, services.placeOrder(input.value))
  if (!placed.ok) return placed
  const headers = new Headers([['Set-Cookie', await writeOrderAccess(placed.value.accessToken)]])
  headers.append('Set-Cookie', droppedDraft(IS_SECURE))
  headers.set('Cache-Control', 'private, no-store')
  const thanks = new URLSearchParams(values.has('ucet') ? { ucet: '' } : {})
  const { state, paymentKind, accessToken } = placed.value
  if (state === 'awaiting_payment' && paymentKind === 'online') {
    const paid = await payOrder(request, services, accessToken, headers)
    if (paid.ok) return paid
    // The order is placed whatever the gateway does; its page offers to pay again.
    if (paid.code !== 'already_paid') thanks.set(GATE_DOWN, '')
  }
  return ok(redirect(thanks.size > 0 ? `${THANKS_PAGE}?${thanks}` : THANKS_PAGE, { status: 303, headers }))
}

/** Only of a cart that asks for it. */
function readRegular(values: FormData) {
  const cardConsent = values.has('cardConsent')
  const sameFood = SameFoodChoice.safeParse(textOf(values, 'sameFood')).data ?? null
  return cardConsent || sameFood ? { regular: { cardConsent, sameFood } } : {}
}
