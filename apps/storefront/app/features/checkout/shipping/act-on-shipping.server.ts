import type { ServicesClient } from '@shop/clients/services'
import type { CheckoutView } from '@shop/contract/checkout'
import { data, redirect, replace } from 'react-router'
import { textOf, textOrNull } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { type CheckoutRefusal, describeCheckoutRefusal } from '#app/texts/checkout/checkout-refusals.ts'
import { SHIPPING_PAGE } from './load-shipping.server.ts'
import { placeOrder } from './place-order.server.ts'
import type { ShippingState } from './shipping-state.ts'

interface Refused {
  code: CheckoutRefusal
  details: Record<string, unknown>
}

/** The forms of the last step, by the button that was pressed; the Enter key only saves what is chosen. */
export async function actOnShipping(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const intent = textOf(values, 'intent')
  if (intent === 'point') return choosePoint(request, services, values)
  if (intent === 'accept') return acceptChanges(request, services, values)
  if (intent === 'place') return place(request, services, values)
  const chosen = await saveChoice(request, services, values)
  return chosen.answer ?? replace(SHIPPING_PAGE)
}

/**
 * The button stands under a recap; what was chosen after it was drawn is saved and read first. Whatever else has changed, also in
 * another tab, the services find: they place only the very order the recap showed.
 */
async function place(request: Request, services: ServicesClient, values: FormData) {
  const isTickedAnew = !isAsDrawn(values)
  const shown = isTickedAnew ? await saveAndShow(request, services, values) : null
  if (shown) return shown
  const placed = await placeOrder(request, services, values)
  if (placed.ok) return placed.value
  // Another tab may have chosen otherwise; what is ticked here is what counts.
  return (isTickedAnew ? null : await saveAndShow(request, services, values)) ?? refuse(placed)
}

/** Whether what is ticked is what was saved when the page was drawn. */
function isAsDrawn(values: FormData): boolean {
  const isSame = (ticked: string, saved: string) =>
    textOrNull(values, ticked) !== null && textOrNull(values, ticked) === textOrNull(values, saved)
  return isSame('shippingCode', 'savedShipping') && isSame('paymentCode', 'savedPayment')
}

/** The page anew when what is ticked was not saved; null when it was. */
async function saveAndShow(request: Request, services: ServicesClient, values: FormData) {
  const chosen = await saveChoice(request, services, values)
  if (chosen.answer) return chosen.answer
  return chosen.isChanged ? replace(`${SHIPPING_PAGE}?ulozeno`) : null
}

/** Saves the shipping and the payment that are ticked, when they are not saved already. */
async function saveChoice(request: Request, services: ServicesClient, values: FormData) {
  const shippingCode = textOrNull(values, 'shippingCode')
  const paymentCode = textOrNull(values, 'paymentCode')
  const before = await attempt(request, services.checkout({}))
  if (!before.ok) return { answer: refuse(before), isChanged: false }
  const view = before.value
  const isOtherShipping = shippingCode !== null && shippingCode !== view.shippingCode
  const isOtherPayment = paymentCode !== null && paymentCode !== view.paymentCode
  // After an order was placed the cart is gone, and the button pressed twice must still lead to that order.
  if (view.cart.lines.length === 0) return { answer: null, isChanged: false }
  const opensPicker = isOtherShipping && needsPoint(view, shippingCode)
  // Shipping first: it decides which payments there are.
  if (isOtherShipping && !opensPicker) {
    const sent = await attempt(request, services.chooseShipping({ shippingCode }))
    if (!sent.ok) return { answer: refuse(sent), isChanged: false }
  }
  if (isOtherPayment) {
    const paid = await attempt(request, services.choosePayment({ paymentCode }))
    if (!paid.ok && !opensPicker) return { answer: refuse(paid), isChanged: false }
  }
  return {
    answer: opensPicker ? replace(pickerAddress(shippingCode)) : null,
    isChanged: isOtherShipping || isOtherPayment,
  }
}

/** By our own list, or by the name the carrier's widget gives the point. */
async function choosePoint(request: Request, services: ServicesClient, values: FormData) {
  const chosen = await attempt(
    request,
    services.chooseShipping({
      shippingCode: textOf(values, 'shippingCode'),
      pickupPointId: textOrNull(values, 'pickupPointId'),
      pickupPointCode: textOrNull(values, 'pickupPointCode'),
    }),
  )
  return chosen.ok ? replace(SHIPPING_PAGE) : refuse(chosen)
}

async function acceptChanges(request: Request, services: ServicesClient, values: FormData) {
  const accepted = await attempt(
    request,
    services.acceptChanges({ version: Number(textOf(values, 'version')) || null }),
  )
  return accepted.ok ? replace(SHIPPING_PAGE) : refuse(accepted)
}

function needsPoint({ cart }: CheckoutView, shippingCode: string): boolean {
  return cart.shippingOptions.find(({ code }) => code === shippingCode)?.needsPoint === true
}

function pickerAddress(shippingCode: string): string {
  return `${SHIPPING_PAGE}?${new URLSearchParams({ doprava: shippingCode })}`
}

function refuse({ code, details }: Refused) {
  if (code === 'cart_gone') return redirect('/kosik/obsah', 303)
  const state: ShippingState = { code, refusal: describeCheckoutRefusal(code, details) }
  return data(state, { status: code === 'unavailable' ? 503 : 409 })
}
