import type { CheckoutDetails } from '@shop/contract/checkout'
import { expect, test } from 'vitest'
import { describeContact } from './describe-contact.ts'

const DETAILS: CheckoutDetails = {
  ...{ email: 'jitka@priklad.cz', phone: '+420777123456', firstName: 'Jitka', lastName: 'Novotná' },
  ...{ street: 'Lidická 14', city: 'Brno', zip: '60200', country: 'CZ', placeCode: null, isVerified: true },
  ...{ company: null, delivery: null, note: '', wantsAccount: false, consents: [], isKept: false },
}
const PETR = { ...DETAILS, firstName: 'Petr', lastName: 'Nový', street: 'Dlouhá 3', company: '', phone: null }
const COMPANY = { name: 'Psí potřeby', companyId: '45317054', vatId: null, isRegistered: true }

test.each([
  ['a courier', DETAILS, true, 'Jitka Novotná', /jitka@priklad\.cz · Lidická\s14, 602\s00\sBrno$/],
  ['a point', DETAILS, false, 'Jitka Novotná', /jitka@priklad\.cz · ulici/],
  ['a parcel for somebody else', { ...DETAILS, delivery: PETR }, true, 'Petr Nový', /Dlouhá\s3/],
  [
    'an address nobody has asked for',
    { ...DETAILS, street: '', zip: '' },
    true,
    'Jitka Novotná',
    /^jitka@priklad\.cz$/,
  ],
  ['a company', { ...DETAILS, company: COMPANY }, false, 'Jitka Novotná', /Psí potřeby, IČO 45317054/],
  ['a word for the courier', { ...DETAILS, note: 'Zvonit' }, true, 'Jitka Novotná', /„Zvonit“$/],
])('%s', (_title, details, isDelivered, name, small) => {
  const row = describeContact(details as CheckoutDetails, isDelivered)
  expect(row.title).toMatch(new RegExp(`^${name} · .*777.123.456`))
  expect(row.details).toMatch(small)
})
