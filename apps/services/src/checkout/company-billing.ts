import type { CheckoutDetails } from '@shop/contract/checkout'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { selectBranchAddress, selectCompanyBilling } from '#app/checkout/company-billing.sql'
import { selectKnownDetails } from '#app/checkout/known-details.sql'
import type { Db } from '#app/store/database'

type Buying = Pick<PricingContext, 'member' | 'payerId'>
type Place = Pick<CheckoutDetails, 'street' | 'city' | 'zip' | 'country' | 'placeCode' | 'isVerified'>

/** Documents are the company's, whoever fills the form in; an address typed in its place is where the goods go. */
export async function billToCompany(db: Db, pricing: Buying, details: CheckoutDetails): Promise<CheckoutDetails> {
  const billing = await billingOf(db, pricing)
  if (!billing) return details
  const { company, address } = billing
  if (!address) return { ...details, company }
  const typed = placeOf(details)
  const isElsewhere = typed.street !== '' && !isSamePlace(typed, address)
  const person = { firstName: details.firstName, lastName: details.lastName }
  const elsewhere = isElsewhere ? { ...typed, ...person, company: company?.name ?? '', phone: null } : null
  return { ...details, ...address, company, delivery: details.delivery ?? elsewhere }
}

/** Details that were saved before their writer belonged to the company would put somebody else on its documents. */
export async function isBilledToCompany(db: Db, pricing: Buying, details: CheckoutDetails): Promise<boolean> {
  const billing = await billingOf(db, pricing)
  if (!billing) return true
  const { company, address } = billing
  const isCompany = (company?.companyId ?? null) === (details.company?.companyId ?? null)
  return isCompany && (address === null || isSamePlace(placeOf(details), address))
}

/** What a member would fill in: themselves, the company, and where their goods usually go. */
export async function companyDetails(db: Db, pricing: Buying, customerId: number): Promise<CheckoutDetails | null> {
  const billing = await billingOf(db, pricing)
  const known = await selectKnownDetails(db, customerId)
  const phone = known?.phone ?? billing?.phone ?? null
  const branchId = pricing.member?.branchId ?? null
  const branch = branchId === null ? null : await selectBranchAddress(db, branchId)
  if (!billing?.address || !known?.firstName || !known.lastName || !phone) return null
  const person = { firstName: known.firstName, lastName: known.lastName }
  const { company, address } = billing
  const there = branch && { ...branch.place, ...person, company: `${company?.name ?? ''}, ${branch.name}`, phone: null }
  return {
    ...address,
    ...person,
    email: known.email,
    phone,
    company,
    delivery: there && { ...there, company: there.company.slice(0, 60) },
    note: branch?.note ?? '',
    wantsAccount: false,
    consents: [],
    isKept: false,
  }
}

async function billingOf(db: Db, { member, payerId }: Buying) {
  const row = member && payerId !== null ? await selectCompanyBilling(db, payerId) : null
  if (!row) return null
  const { name, companyId, vatId, phone, address } = row
  const company = companyId === null ? null : { name, companyId, vatId, isRegistered: null }
  return { company, address, phone }
}

function placeOf({ street, city, zip, country, placeCode, isVerified }: CheckoutDetails): Place {
  return { street, city, zip, country, placeCode, isVerified }
}

function isSamePlace(a: Place, b: Place): boolean {
  const [one, other] = [a, b].map(({ street, zip }) => `${street.toLowerCase()}|${zip}`)
  return one === other
}
