import type { CheckoutDetails, SaveDetails } from '@shop/contract/checkout'
import { CART_MACHINE } from '@shop/domain/cart/cart-machine'
import { parseStreetLine } from '@shop/domain/customer/street-line'
import { ok, type Result, refuse } from '@shop/domain/result'
import { transition } from '@shop/domain/state-machine'
import { changeCheckout } from '#app/checkout/change-checkout'
import { billToCompany } from '#app/checkout/company-billing'
import { proposePayment, repeatLastChoice } from '#app/checkout/last-choice'
import { checkAddress } from '#app/customer/addresses.sql'
import { toPhone } from '#app/customer/phone'
import { audit, type Context } from '#app/http/context'
import { invalidField } from '#app/http/request-error'
import type { Db } from '#app/store/database'

type Place = Pick<SaveDetails, 'street' | 'city' | 'zip' | 'country' | 'placeCode' | 'asWritten'>
type StoredPlace = Pick<CheckoutDetails, 'street' | 'city' | 'zip' | 'country' | 'placeCode' | 'isVerified'>
type PlaceRefusal = 'address_not_found' | 'zip_mismatch'

/** Goods that are fetched from a point go to no street. */
const NOWHERE = { street: '', city: '', zip: '', placeCode: null, isVerified: false }

/**
 * The answer is the same whether the e-mail has an account or not: the page offers signing in to every guest, and only the
 * sign-in itself, with its limits, finds out. See decision 021.
 */
export async function saveDetails(context: Context, input: SaveDetails) {
  const { db } = context
  const given = await toDetails(context, input)
  if (!given.ok) return given
  return changeCheckout(context, async (row, cart, pricing) => {
    const details = await billToCompany(db, pricing, given.value)
    const entered = transition(CART_MACHINE, row.state, row.state === 'in_checkout' ? 'change' : 'enter_checkout')
    await audit(db, context, 'checkout.details_saved', { type: 'cart', id: row.id })
    const next = { ...row, details }
    const again = await repeatLastChoice(db, next, cart, pricing)
    const payment = await proposePayment(db, { ...next, ...again }, cart, pricing)
    return ok({ ...again, ...payment, details, state: entered.ok ? entered.value.to : row.state })
  })
}

async function toDetails(
  { db, deps }: Context,
  { email, phone, firstName, lastName, company, delivery, note, wantsAccount, consents, isKept, ...place }: SaveDetails,
): Promise<Result<CheckoutDetails, PlaceRefusal | 'company_not_found' | 'company_ended'>> {
  const contact = toPhone('phone', phone, place.country)
  if (contact === null) throw invalidField('phone', 'required')
  const billed = place.street ? await toPlace(db, place, '') : ok({ ...NOWHERE, country: place.country })
  if (!billed.ok) return billed
  const delivered = delivery && (await toDelivery(db, delivery))
  if (delivered && !delivered.ok) return delivered
  const register = company && (await deps.ares.findCompany(company.companyId))
  if (company && register && !register.ok && register.code !== 'register_unavailable' && !company.asWritten) {
    return refuse(register.code)
  }
  const isRegistered = register ? (register.ok ? true : register.code === 'register_unavailable' ? null : false) : null
  return ok({
    ...billed.value,
    email,
    phone: contact,
    firstName,
    lastName,
    company: company && { name: company.name, companyId: company.companyId, vatId: company.vatId, isRegistered },
    delivery: delivered?.value ?? null,
    note,
    wantsAccount,
    consents,
    isKept,
  })
}

type DeliveryGiven = NonNullable<SaveDetails['delivery']>

/** Where goods go when it is not where the bill goes. */
export async function toDelivery(
  db: Db,
  delivery: DeliveryGiven,
): Promise<Result<NonNullable<CheckoutDetails['delivery']>, PlaceRefusal>> {
  const place = await toPlace(db, delivery, 'delivery.')
  if (!place.ok) return place
  const { firstName, lastName, company, phone, country } = delivery
  return ok({ ...place.value, firstName, lastName, company, phone: toPhone('delivery.phone', phone, country) })
}

/** An address our index does not know is kept only when the customer insists. */
export async function toPlace(
  db: Db,
  input: Place,
  part: '' | 'delivery.',
): Promise<Result<StoredPlace, PlaceRefusal>> {
  if (!parseStreetLine(input.street)) throw invalidField(`${part}street`, 'street_number_missing')
  const { street, city, zip, country } = input
  const kept = { street, city, zip, country, placeCode: null, isVerified: false }
  // Only Czech places are in the index.
  if (country !== 'CZ') return ok(kept)
  const { state, placeCode, rightZip } = await checkAddress(db, input)
  if (state === 'found') return ok({ ...kept, placeCode, isVerified: true })
  if (input.asWritten) return ok(kept)
  const which = part === '' ? 'billing' : 'delivery'
  return state === 'zip_mismatch' ? refuse('zip_mismatch', { which, rightZip }) : refuse('address_not_found', { which })
}
