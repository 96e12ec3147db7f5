import { formatPhone } from '@shop/czech/format-contact'
import { joinFullName } from '@shop/domain/customer/full-name'
import { loadCheckout } from '#app/features/checkout/frame/load-checkout.server.ts'
import { startCheckout } from '#app/features/checkout/frame/start-checkout.server.ts'
import { loadPicker } from '#app/features/checkout/points/load-picker.server.ts'
import { loadConsentBoxes } from '#app/features/customer/account/load-consents.server.ts'
import { loadProfile } from '#app/features/customer/account/load-personal.server.ts'
import { loadAddresses } from '#app/features/customer/addresses/load-addresses.server.ts'
import type { SignedInCustomer, Visit } from '#app/server/session.server.ts'
import { readDraft } from './details-draft.ts'
import type { DetailsPageData } from './details-form.tsx'
import { type DetailsValues, fillGaps, placeValues, toDetailsValues } from './details-values.ts'
import { DETAILS_TOPICS } from './read-details.server.ts'

interface Asked {
  visit: Visit
  customer: SignedInCustomer | null
  cookies: string | null
  search: URLSearchParams
}

/** The form as it was left: not sent, sent, or filled with what the account knows. */
export async function loadDetails({ visit, customer, cookies, search }: Asked): Promise<DetailsPageData | null> {
  const [read, consents, known] = await Promise.all([
    loadCheckout(visit),
    loadConsentBoxes(DETAILS_TOPICS),
    customer ? loadKnown(customer) : null,
  ])
  if (!read) return null
  // Of a company the bill is known before anybody has bought for it, and so is where goods of a branch go.
  const isMember = customer !== null && customer.company !== null && customer.company !== 'owner'
  const checkout = isMember && !read.details ? await startCheckout(visit, read) : read
  const draft = readDraft(cookies)
  const saved = checkout.details && toDetailsValues(checkout.details, customer !== null)
  const start = draft ? fillGaps(draft, saved ?? known?.values ?? {}) : (saved ?? known?.values ?? {})
  // Of the address book, when the customer has pressed one.
  const addressId = Number(search.get('adresa')) || null
  const chosen = known?.addresses.find(({ id }) => id === addressId)
  const changing = search.get('zmenit')
  return {
    checkout,
    consents,
    picker: await loadPicker(visit, checkout, search.get('misto') ?? draft?.misto ?? null, search.has('widget')),
    values: chosen ? { ...start, ...placeValues('', chosen) } : start,
    email: customer?.email ?? null,
    addresses: known?.addresses.map(({ id, label, street, city }) => ({ id, label, street, city })) ?? [],
    addressId,
    changing: changing === 'doruceni' || changing === 'kontakt' ? changing : null,
  }
}

async function loadKnown(customer: SignedInCustomer) {
  const [profile, addresses] = await Promise.all([loadProfile(customer), loadAddresses(customer)])
  const [first] = addresses
  const firstName = profile?.first_name || first?.firstName || ''
  const values: DetailsValues = {
    email: customer.email,
    name: joinFullName({ firstName, lastName: profile?.last_name || first?.lastName || '' }),
    phone: formatPhone(profile?.phone ?? first?.phone ?? ''),
    ...(first ? { ...placeValues('', first), note: first.courierNote } : {}),
    ...(first && !first.verified ? { asWritten: '1' } : {}),
    ...(profile?.company_id
      ? {
          onCompany: '1',
          'company.companyId': profile.company_id,
          'company.name': profile.company_name ?? '',
          'company.vatId': profile.vat_id ?? '',
        }
      : {}),
  }
  return { values, addresses }
}
