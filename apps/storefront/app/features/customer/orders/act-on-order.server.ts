import type { ServicesClient } from '@shop/clients/services'
import { SameFoodChoice } from '@shop/contract/checkout'
import { EditOrder } from '@shop/contract/order-detail'
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { payOrder } from '#app/features/order/pay-order.server.ts'
import { REGULAR_FORM } from '#app/features/order/regular-box.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { voucherTexts } from '#app/texts/checkout/voucher.ts'
import { describePlanRefusal } from '#app/texts/customer/plan-refusals.ts'
import { type OrderRefusal, orderRefusalTexts } from '#app/texts/order/order-refusals.ts'
import { actOnLines, withdrawLines } from './act-on-lines.server.ts'

/** The form whose sentence stands above the whole page. */
const ORDER_FORM = 'objednavka'
const FIELD_OF = { zip_mismatch: 'delivery.zip', address_not_found: 'delivery.street' } as const

interface OrderPress {
  /** Opens this order and no other. */
  token: string
  values: FormData
  /** Where the page of the order is. */
  back: string
}

/** What an owner does with an order, by the button that was pressed. */
export async function actOnOrder(request: Request, services: ServicesClient, press: OrderPress) {
  const { token, values, back } = press
  switch (textOf(values, 'intent')) {
    case 'regular':
      return startRegular(request, services, press)
    case 'pay':
      return pay(request, services, press)
    case 'method':
      return changeMethod(request, services, press)
    case 'cancel': {
      const cancelled = await attempt(request, services.cancelOrder({ token }))
      return cancelled.ok ? redirect(back, 303) : refuseOrder(cancelled.code)
    }
    case 'voucher-return': {
      const returned = await attempt(request, services.returnVoucher({ token }))
      if (returned.ok) return redirect(back, 303)
      const isLate = returned.code === 'voucher_not_returnable' && returned.details.reason === 'late'
      return isLate ? refuseWith(returned.code, voucherTexts.late) : refuseOrder(returned.code)
    }
    case 'again': {
      const variantId = Number(textOf(values, 'variantId')) || null
      const again = await attempt(request, services.orderAgain({ token, variantId }))
      return again.ok ? redirect('/kosik/obsah', 303) : refuseOrder(again.code)
    }
    case 'lines':
    case 'lines-preview':
      return actOnLines(request, services, press)
    case 'lines-withdraw':
      return withdrawLines(request, services, press)
    case 'contact':
      return edit(request, services, press, { phone: textOf(values, 'phone'), note: textOf(values, 'note') })
    case 'address':
      return edit(request, services, press, { delivery: readDelivery(values) })
    case 'point':
      return edit(request, services, press, { pickupPointId: Number(textOf(values, 'pickupPointId')) })
    default:
      return redirect(back, 303)
  }
}

/** The order becomes the first parcel of a plan; nothing is sent or charged by it. */
async function startRegular(request: Request, services: ServicesClient, { token, values, back }: OrderPress) {
  const started = await attempt(
    request,
    services.startPlan({
      token,
      weeks: Number(textOf(values, 'weeks')) || null,
      dogId: Number(textOf(values, 'dogId')) || null,
      byBowl: values.has('byBowl'),
      sameFood: SameFoodChoice.safeParse(textOf(values, 'sameFood')).data ?? null,
    }),
  )
  if (started.ok) return redirect(back, 303)
  const { code } = started
  const written = Object.fromEntries(
    ['weeks', 'byBowl', 'dogId'].flatMap((name) => (values.has(name) ? [[name, textOf(values, name)]] : [])),
  )
  const state: FormState = { form: REGULAR_FORM, values: written, errors: [], refusal: orderRefusalTexts[code], code }
  return data(state, { status: code === 'unavailable' ? 503 : 409 })
}

/** With the leave to charge the card again first, where it was given: the payment is what sets it up. */
async function pay(request: Request, services: ServicesClient, { token, values }: OrderPress) {
  if (values.has('keepCard')) {
    const allowed = await attempt(request, services.allowCharging({ token }))
    if (!allowed.ok) return refuseWith(allowed.code, describePlanRefusal(allowed.code, allowed.details))
  }
  const paid = await payOrder(request, services, token)
  return paid.ok ? paid.value : refuseOrder(paid.code)
}

/** A way through the gateway is gone on with at once: whoever chose it wants to pay. */
async function changeMethod(request: Request, services: ServicesClient, { token, values, back }: OrderPress) {
  const paymentCode = textOf(values, 'paymentCode')
  const changed = await attempt(request, services.changeMethod({ token, paymentCode }))
  if (!changed.ok) return refuseOrder(changed.code)
  if (!changed.value.canPayOnline) return redirect(back, 303)
  const paid = await payOrder(request, services, token)
  return paid.ok ? paid.value : refuseOrder(paid.code)
}

async function edit(
  request: Request,
  services: ServicesClient,
  { token, values, back }: OrderPress,
  fields: z.input<typeof EditOrder>,
) {
  const form = { name: textOf(values, 'intent'), values, fieldOf: FIELD_OF }
  const input = parseForm(EditOrder, fields)
  if (!input.ok) return refuseForm(form, input)
  const edited = await attempt(request, services.editOrder({ token, ...input.value }))
  if (edited.ok) return redirect(withDone(back), 303)
  const { code, details } = edited
  return code === 'order_state' || code === 'pickup_point_refused'
    ? refuseOrder(code)
    : refuseForm(form, { code, details })
}

function readDelivery(values: FormData) {
  const field = (name: string) => textOf(values, `delivery.${name}`)
  return {
    firstName: field('firstName'),
    lastName: field('lastName'),
    company: field('company'),
    street: field('street'),
    city: field('city'),
    zip: field('zip'),
    country: field('country') === 'SK' ? ('SK' as const) : ('CZ' as const),
    phone: field('phone'),
    placeCode: Number(field('placeCode')) || null,
    asWritten: values.has('asWritten'),
  }
}

function withDone(back: string): string {
  return `${back.split('?')[0]}?zmeneno`
}

function refuseOrder(code: OrderRefusal) {
  return refuseWith(code, orderRefusalTexts[code])
}

function refuseWith(code: string, refusal: string) {
  const state: FormState = { form: ORDER_FORM, values: {}, errors: [], refusal, code }
  return data(state, { status: code === 'unavailable' || code === 'gateway_unavailable' ? 503 : 409 })
}
