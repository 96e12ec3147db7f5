import { ORDER_BUTTON } from '@shop/contract/order'
import { BuyVoucher } from '@shop/contract/promotion/buy-voucher'
import { redirect } from 'react-router'
import { GATE_DOWN, THANKS_PAGE } from '#app/features/checkout/thanks/load-thanks.server.ts'
import { writeOrderAccess } from '#app/features/checkout/thanks/order-cookie.server.ts'
import { payOrder } from '#app/features/order/pay-order.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { Visit } from '#app/server/session.server.ts'
import { voucherTexts as texts } from '#app/texts/checkout/voucher.ts'
import { readFace, VOUCHER_FORM } from './voucher-fields.ts'

/** Pressed twice, in two tabs or again after a cut line, it answers with the same order each time. */
export async function actOnVoucher(request: Request, { services }: Visit) {
  const values = await readForm(request)
  const form = { name: VOUCHER_FORM, values, sentences: texts.sentences }
  const input = parseForm(BuyVoucher, readPurchase(values))
  if (!input.ok) return refuseForm(form, input)
  const placed = await attempt(request, services.buyVoucher(input.value))
  if (!placed.ok) return refuseForm(form, placed)
  const headers = new Headers([['Set-Cookie', await writeOrderAccess(placed.value.accessToken)]])
  headers.set('Cache-Control', 'private, no-store')
  if (placed.value.paymentKind === 'online' && placed.value.state === 'awaiting_payment') {
    const paid = await payOrder(request, services, placed.value.accessToken, headers)
    if (paid.ok) return paid.value
    if (paid.code !== 'already_paid') return redirect(`${THANKS_PAGE}?${GATE_DOWN}`, { status: 303, headers })
  }
  return redirect(THANKS_PAGE, { status: 303, headers })
}

function readPurchase(values: FormData) {
  const isGift = textOf(values, 'pro') === 'darek'
  return {
    key: textOf(values, 'key'),
    face: readFace(textOf(values, 'faceTicked'), textOf(values, 'face')),
    firstName: textOf(values, 'firstName'),
    lastName: textOf(values, 'lastName'),
    email: textOf(values, 'email'),
    recipientEmail: isGift ? textOf(values, 'recipientEmail') : null,
    recipientName: textOf(values, 'recipientName'),
    giver: textOf(values, 'giver'),
    words: textOf(values, 'words'),
    deliverOn: textOf(values, 'deliverOn'),
    paymentCode: textOf(values, 'paymentCode'),
    buttonText: ORDER_BUTTON,
  }
}
