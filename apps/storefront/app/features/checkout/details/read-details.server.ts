import type { ConsentTopic } from '@shop/contract/consent'
import type { FieldErrors } from '@shop/contract/error-body'
import { splitFullName } from '@shop/domain/customer/full-name'
import { readDelivery } from '#app/features/checkout/delivery/read-delivery.ts'
import { textOf, textOrNull } from '#app/forms/refuse-form.server.ts'

export const DETAILS_TOPICS: readonly ConsentTopic[] = ['newsletter']

type Prefix = '' | 'billing.'

/** The form as the contract wants it. The invoice's address is the main one there, the parcel's is here. */
export function readDetails(values: FormData) {
  const isFetched = readDelivery(values).way === 'pick'
  const target = isFetched ? NOWHERE : readPlace(values, '')
  const billed = hasBilling(values) ? readPlace(values, 'billing.') : null
  const person = splitFullName(textOf(values, 'name'))
  const company = readCompany(values)
  return {
    ...(billed ?? target),
    ...person,
    email: textOf(values, 'email'),
    phone: textOf(values, 'phone'),
    company,
    delivery: isFetched ? null : billed && { ...target, ...person, company: company?.name.trim() ?? '' },
    note: isFetched ? '' : textOf(values, 'note'),
    wantsAccount: values.has('wantsAccount'),
    consents: readConsents(values, DETAILS_TOPICS),
    isKept: !values.has('forget') && (values.has('wantsAccount') || values.has('keeps')),
  }
}

/** An invoice that goes elsewhere; of a parcel that is fetched only a company's has an address at all. */
export function hasBilling(values: FormData): boolean {
  return values.has(readDelivery(values).way === 'pick' ? 'onCompany' : 'billingDiffers')
}

/** Boxes that were ticked, each with the wording that stood beside it. */
export function readConsents(values: FormData, topics: readonly ConsentTopic[]) {
  return topics.flatMap((topic) => {
    const wordingVersion = Number(values.get(`consent.${topic}`))
    return wordingVersion > 0 ? [{ topic, wordingVersion }] : []
  })
}

function readPlace(values: FormData, prefix: Prefix) {
  return {
    street: textOf(values, `${prefix}street`),
    city: textOf(values, `${prefix}city`),
    zip: textOf(values, `${prefix}zip`),
    placeCode: Number(textOf(values, `${prefix}placeCode`)) || null,
    asWritten: values.has(`${prefix}asWritten`),
  }
}

function readCompany(values: FormData) {
  if (!values.has('onCompany')) return null
  return {
    companyId: textOf(values, 'company.companyId'),
    name: textOf(values, 'company.name'),
    vatId: textOrNull(values, 'company.vatId'),
    asWritten: values.has('company.asWritten'),
  }
}

const NOWHERE = { street: '', city: '', zip: '', placeCode: null, asWritten: false }
const PLACE_FIELDS = ['street', 'city', 'zip', 'placeCode', 'asWritten']
const IN_PAGE_ORDER = [
  ...['misto', 'name', 'email', 'phone', 'street', 'city', 'zip', 'note'],
  ...['billing.street', 'billing.city', 'billing.zip', 'company.companyId', 'company.name', 'company.vatId'],
]

/** Fields of the contract back to those of the form, in the order they stand on the page. */
export function toFormFields(fields: FieldErrors, isBilledElsewhere: boolean): FieldErrors {
  const named = Object.entries(fields)
    // The first of two sentences about one field is the one that counts.
    .toReversed()
    .map(([field, code]) => [toFormField(field, isBilledElsewhere), code] as const)
  const place = (field: string) => IN_PAGE_ORDER.indexOf(field) + 1 || IN_PAGE_ORDER.length + 1
  return Object.fromEntries(named.toSorted(([a], [b]) => place(a) - place(b)))
}

function toFormField(field: string, isBilledElsewhere: boolean): string {
  // One line for the whole name; the delivery repeats it.
  if (/^(delivery\.)?(first|last)Name$/.test(field)) return 'name'
  if (!isBilledElsewhere) return field
  if (field.startsWith('delivery.')) return field.slice('delivery.'.length)
  return PLACE_FIELDS.includes(field) ? `billing.${field}` : field
}
