import { describe, expect, test } from 'vitest'
import { ChooseShipping, FindPoints, SaveDetails } from './checkout.ts'
import { parse } from './parse.fixture.ts'

const PLACE = { street: ' Lidická 14 ', city: 'Brno', zip: '602 00' }
const DETAILS = { ...PLACE, email: 'JANA@example.cz', phone: '777 123 456', firstName: 'Jana', lastName: 'Nová' }

describe('SaveDetails', () => {
  test('a person who fills in the least', () => {
    expect(parse(SaveDetails, DETAILS)).toEqual({
      ...{ street: 'Lidická 14', city: 'Brno', zip: '60200', country: 'CZ', placeCode: null, asWritten: false },
      ...{ email: 'jana@example.cz', phone: '777 123 456', firstName: 'Jana', lastName: 'Nová', company: null },
      ...{ delivery: null, note: '', wantsAccount: false, consents: [], isKept: false },
    })
  })

  test.each([
    ['without a phone the courier cannot call', { phone: '  ' }, 'required'],
    ['a country we do not send to', { country: 'DE' }, 'invalid'],
    ['a company without its number', { company: { name: 'Pes', companyId: '' } }, 'company_id_invalid'],
    ['another address without a name', { delivery: { ...PLACE, firstName: '', lastName: 'Nová' } }, 'required'],
    ['another address without a postcode', { delivery: { ...DETAILS, zip: '' } }, 'zip_invalid'],
  ])('%s: %j is refused as %s', (_title, change, code) => {
    expect(parse(SaveDetails, { ...DETAILS, ...change })).toEqual({ refused: code })
  })

  test('whoever fetches the parcel gives no address', () => {
    const { street: _street, city: _city, zip: _zip, ...contact } = DETAILS
    expect(parse(SaveDetails, contact)).toMatchObject({ street: '', city: '', zip: '' })
  })

  test.each([
    ['half an address', { street: '' }, 'required'],
    ['an address without its post code', { zip: '' }, 'zip_invalid'],
    ['an empty mail, which is not a bad one', { email: '' }, 'email_missing'],
  ])('%s: %j is refused as %s', (_title, change, code) => {
    expect(parse(SaveDetails, { ...DETAILS, ...change })).toEqual({ refused: code })
  })

  test('another address needs no phone of its own', () => {
    const delivery = { ...PLACE, firstName: 'Petr', lastName: 'Nový' }
    expect(parse(SaveDetails, { ...DETAILS, delivery })).toMatchObject({ delivery: { phone: '', zip: '60200' } })
  })
})

test.each([
  ['  Brno ', 'Brno'],
  [' B ', { refused: 'too_short' }],
  ['', { refused: 'too_short' }],
  ['B'.repeat(81), { refused: 'too_long' }],
])('points near %j are looked for near %j', (near, kept) => {
  const answer = parse(FindPoints, { near, shippingCode: 'ppl' })
  expect(answer).toEqual(typeof kept === 'string' ? { near: kept, shippingCode: 'ppl', parcel: 'cart' } : kept)
})

test.each([
  [{ shippingCode: 'ppl' }, { shippingCode: 'ppl', pickupPointId: null, pickupPointCode: null }],
  [
    { shippingCode: 'ppl', pickupPointId: '7' },
    { shippingCode: 'ppl', pickupPointId: 7, pickupPointCode: null },
  ],
  [{ shippingCode: 'ppl', pickupPointId: '' }, { refused: 'invalid' }],
])('shipping %j is chosen as %j', (input, kept) => {
  expect(parse(ChooseShipping, input)).toEqual(kept)
})
