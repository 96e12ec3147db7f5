import { SaveDetails } from '@shop/contract/checkout'
import { describe, expect, test } from 'vitest'
import { readDetails, toFormFields } from './read-details.server.ts'

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

const FILLED = {
  email: 'jitka@priklad.cz',
  way: 'home',
  name: 'Jitka Novotná',
  phone: '777 123 456',
  street: 'Lidická 14',
  city: 'Brno',
  zip: '602 00',
  placeCode: '',
  note: '',
}

describe('readDetails', () => {
  test('makes what the contract accepts', () => {
    const input = readDetails(form({ ...FILLED, 'consent.newsletter': '3' }))
    expect(SaveDetails.parse(input)).toMatchObject({
      zip: '60200',
      company: null,
      delivery: null,
      wantsAccount: false,
      consents: [{ topic: 'newsletter', wordingVersion: 3 }],
    })
  })

  test('sends the parcel to the first address and the invoice to the other', () => {
    const billing = { 'billing.street': 'Dlouhá 3', 'billing.city': 'Plzeň', 'billing.zip': '30100' }
    const company = {
      onCompany: '1',
      'company.companyId': '45317054',
      'company.name': ' Psí potřeby ',
      'company.vatId': '',
    }
    const input = SaveDetails.parse(readDetails(form({ ...FILLED, ...billing, ...company, billingDiffers: '1' })))
    expect(input).toMatchObject({ street: 'Dlouhá 3', company: { vatId: null } })
    expect(input.delivery).toMatchObject({ street: 'Lidická 14', firstName: 'Jitka', company: 'Psí potřeby' })
  })

  test('a parcel that is fetched has no address, whatever stands in the hidden fields', () => {
    const input = readDetails(form({ ...FILLED, way: 'pick', billingDiffers: '1', note: 'Zvonit' }))
    expect(SaveDetails.parse(input)).toMatchObject({ street: '', zip: '', delivery: null, note: '' })
  })

  test('an invoice for a company that fetches the parcel has an address of its own', () => {
    const seat = { 'billing.street': 'Dlouhá 3', 'billing.city': 'Plzeň', 'billing.zip': '30100' }
    const company = { onCompany: '1', 'company.companyId': '45317054', 'company.name': 'Psí potřeby' }
    const input = readDetails(form({ ...FILLED, ...seat, ...company, way: 'pick' }))
    expect(SaveDetails.parse(input)).toMatchObject({ street: 'Dlouhá 3', delivery: null })
  })

  test.each([
    [{}, false],
    [{ keeps: '1' }, true],
    [{ keeps: '1', forget: '1' }, false],
    [{ wantsAccount: '1' }, true],
  ])('with %j details are kept: %s', (boxes, isKept) => {
    expect(readDetails(form({ ...FILLED, ...boxes })).isKept).toBe(isKept)
  })

  test('leaves out what stands under a box that is not ticked', () => {
    const input = readDetails(form({ ...FILLED, 'billing.street': 'Dlouhá 3', 'company.companyId': '45317054' }))
    expect(input).toMatchObject({ company: null, delivery: null })
  })
})

describe('toFormFields', () => {
  test('names fields as the page does, in its order', () => {
    const fields = { zip: 'zip_invalid', 'delivery.street': 'required', email: 'required', phone: 'required' } as const
    expect(Object.keys(toFormFields(fields, true))).toEqual(['email', 'phone', 'street', 'billing.zip'])
    expect(Object.keys(toFormFields({ zip: 'zip_invalid', email: 'required' }, false))).toEqual(['email', 'zip'])
    expect(toFormFields({ firstName: 'required', lastName: 'too_long' }, false)).toEqual({ name: 'required' })
  })
})
