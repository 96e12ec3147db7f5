import { onReorder, type ServicesClient } from '@shop/clients/services'
import { data, redirect } from 'react-router'
import { placeOrder } from '#app/features/checkout/shipping/place-order.server.ts'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { describeCartRefusal } from '#app/texts/cart/cart-messages.ts'
import { type CheckoutRefusal, describeCheckoutRefusal } from '#app/texts/checkout/checkout-refusals.ts'

interface ReorderState {
  refusal: string
}

interface ReorderPress {
  services: ServicesClient
  orderId: number
  /** The page itself. */
  back: string
}

type Press = ReorderPress & { request: Request; cart: ServicesClient; values: FormData }

/** The forms of the page. Each is a command of the ordinary cart or checkout, about the cart that repeats the order. */
export async function actOnReorder(request: Request, press: ReorderPress) {
  const values = await readForm(request)
  const act = ACTS[textOf(values, 'intent')]
  return act ? act({ ...press, request, cart: onReorder(press.services), values }) : redirect(press.back, 303)
}

const ACTS: Record<string, (press: Press) => Promise<Response | ReturnType<typeof data<ReorderState>>>> = {
  async place({ request, cart, values, back }) {
    const placed = await placeOrder(request, cart, values)
    return placed.ok ? placed.value : refuse(placed, back)
  },
  async pieces({ request, cart, values, back }) {
    const lineId = textOf(values, 'lineId')
    const pieces = Number(textOf(values, 'pieces'))
    return done(await attempt(request, cart.changePieces({ lineId, pieces })), back)
  },
  async swap({ request, cart, values, back }) {
    const [variantId, pieces] = [Number(textOf(values, 'variantId')), Number(textOf(values, 'pieces')) || 1]
    const added = await attempt(request, cart.addLine({ variantId, pieces }))
    if (!added.ok) return refuse(added, back)
    return done(await attempt(request, cart.removeSaved({ lineId: textOf(values, 'lineId') })), back)
  },
  async shipping({ request, cart, values, back }) {
    const [shippingCode = '', point = ''] = textOf(values, 'way').split(':')
    const pickupPointId = Number(point) || null
    return done(await attempt(request, cart.chooseShipping({ shippingCode, pickupPointId })), back)
  },
  async payment({ request, cart, values, back }) {
    return done(await attempt(request, cart.choosePayment({ paymentCode: textOf(values, 'paymentCode') })), back)
  },
  async anew({ request, services, orderId, back }) {
    return done(await attempt(request, services.openReorder({ orderId, anew: true })), back)
  },
  /** The long way: the goods flow into the cart the customer shops in, from where everything can be changed. */
  async cart({ request, services, orderId, back }) {
    const order = await attempt(request, services.ownOrder({ orderId }))
    if (!order.ok) return refuse(order, back)
    const again = await attempt(request, services.orderAgain({ token: order.value.accessToken }))
    return again.ok ? redirect('/kosik/obsah', 303) : refuse(again, back)
  },
}

const ABOUT_GOODS = ['variant_gone', 'line_limit', 'cart_full', 'regular_delivery_refused'] as const

function isAboutGoods(code: string): code is (typeof ABOUT_GOODS)[number] {
  return ABOUT_GOODS.some((one) => one === code)
}

type Answer = { ok: true } | { ok: false; code: string; details: Record<string, unknown> }

/** The page anew, so that a reload repeats nothing. */
function done(answer: Answer, back: string) {
  return answer.ok ? redirect(back, 303) : refuse(answer, back)
}

function refuse({ code, details }: { code: string; details: Record<string, unknown> }, back: string) {
  // The cart of an old page: what holds now is read anew.
  if (code === 'cart_gone' || code === 'line_gone' || code === 'not_found') return redirect(back, 303)
  const refusal = isAboutGoods(code)
    ? describeCartRefusal(code, details)
    : describeCheckoutRefusal(code as CheckoutRefusal, details)
  const state: ReorderState = { refusal }
  return data(state, { status: code === 'unavailable' ? 503 : 409 })
}
