import type { ServicesClient } from '@shop/clients/services'
import { data, redirect, replace } from 'react-router'
import { textOf, textOrNull } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { type CheckoutRefusal, describeCheckoutRefusal } from '#app/texts/checkout/checkout-refusals.ts'
import { toWallet } from './list-payments.ts'
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
  const [intent, wallet = null] = textOf(values, 'intent').split(':')
  if (intent === 'accept') return acceptChanges(request, services, values)
  if (intent === 'place' && wallet !== null) return placeByWallet(request, services, values, wallet)
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

/**
 * The wallet is a way to hold the same card: it costs the same and changes nothing but who asks for the money. So the recap that was
 * read must still be the one that is saved, and only then the wallet is chosen and the order placed.
 */
async function placeByWallet(request: Request, services: ServicesClient, values: FormData, wallet: string) {
  const before = await attempt(request, services.checkout({}))
  if (!before.ok) return refuse(before)
  const { confirmation, cart, paymentCode } = before.value
  // After an order was placed the cart is gone, and the button pressed twice must still lead to that order.
  if (cart.lines.length > 0 && paymentCode !== wallet) {
    if (confirmation !== textOf(values, 'confirmation')) return replace(`${SHIPPING_PAGE}?ulozeno`)
    const chosen = await attempt(request, services.choosePayment({ paymentCode: wallet }))
    if (!chosen.ok) return refuse(chosen)
    if (chosen.value.cart.payable !== cart.payable) return replace(`${SHIPPING_PAGE}?ulozeno`)
    values.set('confirmation', chosen.value.confirmation ?? '')
  }
  const placed = await placeOrder(request, services, values, toWallet(wallet))
  return placed.ok ? placed.value : refuse(placed)
}

/** Whether what is ticked is what was saved when the page was drawn. */
function isAsDrawn(values: FormData): boolean {
  const ticked = textOrNull(values, 'paymentCode')
  return ticked !== null && ticked === textOrNull(values, 'savedPayment')
}

/** The page anew when what is ticked was not saved; null when it was. */
async function saveAndShow(request: Request, services: ServicesClient, values: FormData) {
  const chosen = await saveChoice(request, services, values)
  if (chosen.answer) return chosen.answer
  return chosen.isChanged ? replace(`${SHIPPING_PAGE}?ulozeno`) : null
}

/** Saves the payment that is ticked, when it is not saved already. */
async function saveChoice(request: Request, services: ServicesClient, values: FormData) {
  const paymentCode = textOrNull(values, 'paymentCode')
  const before = await attempt(request, services.checkout({}))
  if (!before.ok) return { answer: refuse(before), isChanged: false }
  const { cart, paymentCode: saved } = before.value
  const isChanged = paymentCode !== null && paymentCode !== saved
  // After an order was placed the cart is gone, and the button pressed twice must still lead to that order.
  if (cart.lines.length === 0 || !isChanged) return { answer: null, isChanged: false }
  const paid = await attempt(request, services.choosePayment({ paymentCode }))
  return paid.ok ? { answer: null, isChanged } : { answer: refuse(paid), isChanged: false }
}

async function acceptChanges(request: Request, services: ServicesClient, values: FormData) {
  const accepted = await attempt(
    request,
    services.acceptChanges({ version: Number(textOf(values, 'version')) || null }),
  )
  return accepted.ok ? replace(SHIPPING_PAGE) : refuse(accepted)
}

function refuse({ code, details }: Refused) {
  if (code === 'cart_gone') return redirect('/kosik/obsah', 303)
  const state: ShippingState = { code, refusal: describeCheckoutRefusal(code, details) }
  return data(state, { status: code === 'unavailable' ? 503 : 409 })
}
