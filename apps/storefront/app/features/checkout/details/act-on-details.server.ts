import type { ServicesClient } from '@shop/clients/services'
import { SaveDetails } from '@shop/contract/checkout'
import { CompanyId } from '@shop/contract/customer'
import type { FieldErrors } from '@shop/contract/error-body'
import { data, redirect, replace } from 'react-router'
import { readDelivery } from '#app/features/checkout/delivery/read-delivery.ts'
import { writeLoginEmail } from '#app/features/customer/sign-in/login-email.server.ts'
import type { FormState } from '#app/forms/form-state.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { refuseField, refuseForm, textOf } from '#app/forms/refuse-form.server.ts'
import { toLoginAddress } from '#app/navigation/return-address.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { IS_SECURE } from '#app/server/host-cookie.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { checkoutDetailsTexts } from '#app/texts/checkout/checkout-details.ts'
import { type CheckoutRefusal, describeCheckoutRefusal } from '#app/texts/checkout/checkout-refusals.ts'
import { droppedDraft, toDraftCookie } from './details-draft.ts'
import { placeValues } from './details-values.ts'
import { hasBilling, readDetails, toFormFields } from './read-details.server.ts'

const PAGE = '/kosik/dodaci-udaje'
const FORM = 'udaje'

/** The one form of the step, by the button that was pressed; the Enter key means to go on. */
export async function actOnDetails(request: Request, services: ServicesClient) {
  const values = await readForm(request)
  const intent = textOf(values, 'intent')
  if (intent === 'sign-in') return leaveToSignIn(values)
  if (intent === 'look-up') return lookUpCompany(request, services, values)
  if (intent === 'deliver') return saveDelivery(request, services, values)
  if (intent === 'widget') return choosePointOfWidget(request, services, values)
  if (intent === 'find' || isSearch(values)) return findPoints(values)
  for (const prefix of ['', 'billing.']) {
    const right = textOf(values, `${prefix}fixZip`)
    if (right) values.set(`${prefix}zip`, right)
  }
  return saveAndGoOn(request, services, values)
}

/** The way first, then the people: what the courier needs is asked of nobody who fetches the parcel. */
async function saveAndGoOn(request: Request, services: ServicesClient, values: FormData) {
  const { way, chosen } = readDelivery(values)
  const input = parseForm(SaveDetails, readDetails(values))
  const lacking: FieldErrors = {
    ...(chosen ? {} : { misto: 'required' as const }),
    ...(input.ok ? {} : input.details.fields),
    ...(way === 'home' ? missingAddress(values) : {}),
  }
  if (!input.ok || Object.keys(lacking).length > 0)
    return refuse(values, { code: 'invalid_input', details: { fields: lacking } })
  const sent = chosen && (await attempt(request, services.chooseShipping(chosen)))
  if (sent && !sent.ok) return sent.code === 'cart_gone' ? redirect('/kosik/obsah', 303) : refusePoint(values, sent)
  const saved = await attempt(request, services.saveDetails(input.value))
  if (saved.ok)
    return redirect('/kosik/doprava-a-platba', { status: 303, headers: { 'Set-Cookie': droppedDraft(IS_SECURE) } })
  if (saved.code === 'cart_gone') return redirect('/kosik/obsah', 303)
  return refuse(values, { ...saved, code: saved.code })
}

/** The contract lets an address be left out, a courier does not. */
function missingAddress(values: FormData): FieldErrors {
  if (['street', 'city', 'zip'].some((name) => textOf(values, name).trim() !== '')) return {}
  const prefix = hasBilling(values) ? 'delivery.' : ''
  return { [`${prefix}street`]: 'required', [`${prefix}city`]: 'required', [`${prefix}zip`]: 'zip_invalid' }
}

interface ShippingRefused {
  code: CheckoutRefusal
  details: Record<string, unknown>
}

/** The sentence stands at the list of points, where another one can be chosen. */
function refusePoint(values: FormData, { code, details }: ShippingRefused) {
  const refused = refuseField({ name: FORM, values }, 'misto', 'invalid')
  const message = describeCheckoutRefusal(code, details)
  return data<FormState>({ ...refused.data, errors: [{ field: 'misto', message }] }, { status: 409 })
}

/** Pressed in the list: the sum beside it is counted anew. Nothing else of the form is looked at yet. */
async function saveDelivery(request: Request, services: ServicesClient, values: FormData) {
  const { chosen } = readDelivery(values)
  if (!chosen) return null
  const saved = await attempt(request, services.chooseShipping(chosen))
  if (saved.ok || saved.code === 'cart_gone') return saved.ok ? null : redirect('/kosik/obsah', 303)
  return { refusal: describeCheckoutRefusal(saved.code, saved.details) }
}

/** By the name the carrier's own picker gives the point. */
async function choosePointOfWidget(request: Request, services: ServicesClient, values: FormData) {
  const saved = await attempt(
    request,
    services.chooseShipping({
      shippingCode: textOf(values, 'shippingCode'),
      pickupPointCode: textOf(values, 'pickupPointCode'),
    }),
  )
  return saved.ok ? replace(PAGE) : refusePoint(values, saved)
}

/** Without a script the Enter key in the field of the place means the place, as long as nothing is chosen. */
function isSearch(values: FormData): boolean {
  const { way, chosen } = readDelivery(values)
  const place = textOf(values, 'misto').trim()
  return way === 'pick' && chosen === null && place !== '' && place !== textOf(values, 'near')
}

/** What is written meanwhile waits in the browser. */
function findPoints(values: FormData) {
  const place = new URLSearchParams({ misto: textOf(values, 'misto').trim() })
  return redirect(`${PAGE}?${place}`, { status: 303, headers: { 'Set-Cookie': toDraftCookie(values, IS_SECURE) } })
}

type Refused = Parameters<typeof refuseForm>[1]

function refuse(values: FormData, { code, details }: Refused) {
  const isElsewhere = hasBilling(values)
  const fields = toFormFields((details.fields ?? {}) as FieldErrors, isElsewhere)
  const prefix = isElsewhere && details.which === 'billing' ? 'billing.' : ''
  const fieldOf = {
    address_not_found: `${prefix}street`,
    zip_mismatch: `${prefix}zip`,
    company_not_found: 'company.companyId',
    company_ended: 'company.companyId',
  }
  const form = { name: FORM, values, fieldOf, sentences: checkoutDetailsTexts.sentences }
  return refuseForm(form, { code, details: { ...details, fields } })
}

/** What is written waits in the browser and the address goes along; nobody is told whether it has an account. */
async function leaveToSignIn(values: FormData) {
  const headers = new Headers([['Set-Cookie', toDraftCookie(values, IS_SECURE)]])
  headers.append('Set-Cookie', await writeLoginEmail(textOf(values, 'email').trim()))
  return redirect(toLoginAddress({ pathname: PAGE, search: '' }), { status: 303, headers })
}

const LOOK_UP_FIELD = {
  company_not_found: 'company.companyId',
  company_ended: 'company.companyId',
  register_unavailable: 'company.companyId',
} as const

/** Fills the form from the register and shows it again; nothing is saved yet. */
async function lookUpCompany(request: Request, services: ServicesClient, values: FormData) {
  const form = { name: FORM, values, fieldOf: LOOK_UP_FIELD }
  const companyId = CompanyId.safeParse(textOf(values, 'company.companyId'))
  if (!companyId.success) return refuseField(form, 'company.companyId', 'company_id_invalid')
  const found = await attempt(request, services.lookUpCompany({ companyId: companyId.data }))
  if (!found.ok) return refuseForm(form, found)
  const { name, vatId, street, city, zip, placeCode } = found.value
  const texts = Object.fromEntries([...values].filter(([, value]) => typeof value === 'string'))
  // A seat is where the invoice goes; the parcel stays where the customer wants it.
  const isFetched = readDelivery(values).way === 'pick'
  const isApart = isFetched || hasBilling(values) || textOf(values, 'street').trim() !== ''
  const prefix = isApart ? 'billing.' : ''
  // The register vouches for it, also where our index of addresses does not reach.
  const seat = street ? { ...placeValues(prefix, { street, city, zip, placeCode }), [`${prefix}asWritten`]: '1' } : {}
  return data<FormState>({
    form: FORM,
    values: {
      ...(texts as Record<string, string>),
      ...seat,
      ...(street && isApart && !isFetched ? { billingDiffers: '1' } : {}),
      onCompany: '1',
      'company.companyId': companyId.data,
      'company.name': name,
      'company.vatId': vatId ?? '',
    },
    errors: [],
    refusal: null,
    code: 'filled',
  })
}
