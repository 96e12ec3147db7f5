import type { Answer, Buyer } from './buyer.ts'

export const BUTTON = 'Objednávka zavazující k platbě'

interface Wish {
  variantId: number
  email: string
  coupon?: string
  credits?: number
  payment?: string
}

/** Everything before the button, as a customer does it; what is not answered with 2xx stops the drill. */
export async function fillCart(buyer: Buyer, { variantId, email, coupon, credits, payment = 'dobirka' }: Wish) {
  await must(buyer.send('POST', '/cart/lines', { variantId }))
  if (coupon) await must(buyer.send('PUT', '/cart/coupon', { code: coupon }))
  if (credits) await must(buyer.send('PUT', '/cart/credits', { credits }))
  await must(buyer.send('PUT', '/checkout/details', details(email)))
  await must(buyer.send('PUT', '/checkout/shipping', { shippingCode: 'ppl' }))
  await must(buyer.send('PUT', '/checkout/payment', { paymentCode: payment }))
  return readOrder(buyer)
}

/** What the recap asks to be sent back. */
export async function readOrder(buyer: Buyer) {
  const { body } = await must(buyer.send('GET', '/checkout'))
  if (!body.confirmation) throw new Error(`The recap is not complete: ${body.missing}`)
  return {
    cartId: body.cart.id as number,
    confirmation: body.confirmation as string,
    payable: body.cart.payable as number,
    buttonText: BUTTON,
  }
}

export type ReadyOrder = Awaited<ReturnType<typeof readOrder>>

export function details(email: string) {
  return {
    email,
    phone: '777123456',
    firstName: 'Jitka',
    lastName: 'Novotná',
    street: 'Zahradní 12',
    city: 'Hlinsko',
    zip: '53901',
    asWritten: true,
  }
}

async function must(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}
