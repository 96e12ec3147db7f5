import type { CheckoutDetails } from '@shop/contract/checkout'
import { CART_MACHINE } from '@shop/domain/cart/cart-machine'
import { needsAddress } from '@shop/domain/checkout/shipping-method'
import { ok } from '@shop/domain/result'
import { transition } from '@shop/domain/state-machine'
import type { CartRow } from '#app/cart/cart.sql'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { changeCheckout } from '#app/checkout/change-checkout'
import { companyDetails } from '#app/checkout/company-billing'
import { selectKnownDetails } from '#app/checkout/known-details.sql'
import { repeatLastChoice } from '#app/checkout/last-choice'
import { audit, type Context } from '#app/http/context'
import type { Db } from '#app/store/database'

/**
 * Whoever has bought before finds the checkout filled in: way, point and payment of last time, with the name, the phone and the
 * address their account keeps. What stands in the cart already is not touched, and of a guest nothing is known.
 */
export async function startCheckout(context: Context) {
  const { db } = context
  return changeCheckout(context, async (row, cart, pricing) => {
    if (row.customerId === null || row.details !== null) return ok({})
    const again = await repeatLastChoice(db, row, cart, pricing)
    const details = pricing.member
      ? await companyDetails(db, pricing, row.customerId)
      : await knownDetails(db, row.customerId, { ...row, ...again }, pricing)
    if (!details) return ok(again)
    const entered = transition(CART_MACHINE, row.state, row.state === 'in_checkout' ? 'change' : 'enter_checkout')
    await audit(db, context, 'checkout.started', { type: 'cart', id: row.id })
    return ok({ ...again, details, state: entered.ok ? entered.value.to : row.state })
  })
}

/** Null while something would have to be asked: half a form filled in is shown as a form. */
async function knownDetails(
  db: Db,
  customerId: number,
  row: Pick<CartRow, 'shippingMethodId'>,
  { rules }: PricingContext,
): Promise<CheckoutDetails | null> {
  const method = rules.shipping.find(({ id }) => id === row.shippingMethodId)
  const known = await selectKnownDetails(db, customerId)
  if (!method || !known?.firstName || !known.lastName || !known.phone) return null
  const { address, companyId } = known
  // An invoice for a company needs an address, wherever the parcel goes.
  const isAsked = needsAddress(method) || companyId !== null
  if (isAsked && !address) return null
  const { note = '', company = '', ...place } = isAsked && address ? address : NOWHERE
  const person = { firstName: known.firstName, lastName: known.lastName }
  const isOther = place.street !== '' && (place.firstName !== person.firstName || place.lastName !== person.lastName)
  const { street, city, zip, country, placeCode, isVerified } = place
  const at = { street, city, zip, country, placeCode, isVerified }
  return {
    ...at,
    ...person,
    email: known.email,
    phone: known.phone,
    company:
      companyId === null ? null : { name: known.companyName ?? '', companyId, vatId: known.vatId, isRegistered: null },
    // A parcel for somebody else keeps their name; the invoice has the customer's.
    delivery: isOther
      ? { ...at, firstName: place.firstName, lastName: place.lastName, company, phone: place.phone }
      : null,
    note,
    wantsAccount: false,
    consents: [],
    isKept: true,
  }
}

const NOWHERE = {
  ...{ street: '', city: '', zip: '', country: 'CZ' as const, placeCode: null, isVerified: false },
  ...{ firstName: '', lastName: '', company: '', phone: null, note: '' },
}
