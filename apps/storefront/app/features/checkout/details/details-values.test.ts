import type { CheckoutDetails } from '@shop/contract/checkout'
import { describe, expect, test } from 'vitest'
import { fillGaps, toDetailsValues } from './details-values.ts'

const HOME = {
  street: 'Lidická 14',
  city: 'Brno',
  zip: '60200',
  country: 'CZ',
  placeCode: 7,
  isVerified: true,
} as const
const SEAT = {
  street: 'Nikde 1',
  city: 'Lhota',
  zip: '53901',
  country: 'CZ',
  placeCode: null,
  isVerified: false,
} as const
const person = { firstName: 'Jitka', lastName: 'Novotná' }
const details: CheckoutDetails = {
  ...HOME,
  ...person,
  email: 'jitka@priklad.cz',
  phone: '+420777123456',
  company: null,
  delivery: null,
  note: '',
  wantsAccount: false,
  consents: [{ topic: 'newsletter', wordingVersion: 2 }],
  isKept: true,
}

describe('toDetailsValues', () => {
  test('writes numbers as people do and ticks only what was ticked', () => {
    const values = toDetailsValues(details)
    expect(values).toMatchObject({ phone: '777\u00a0123\u00a0456', zip: '602\u00a000', 'consent.newsletter': '2' })
    expect(values.name).toBe('Jitka Novotná')
    for (const box of ['billingDiffers', 'onCompany', 'wantsAccount', 'asWritten', 'forget'])
      expect(values).not.toHaveProperty(box)
  })

  test('puts the address of the parcel first and the invoice under its own box', () => {
    const values = toDetailsValues({ ...details, ...SEAT, delivery: { ...HOME, ...person, company: '', phone: null } })
    expect(values).toMatchObject({
      street: 'Lidická 14',
      billingDiffers: '1',
      'billing.street': 'Nikde 1',
      'billing.asWritten': '1',
    })
    expect(values).not.toHaveProperty('asWritten')
  })
})

test('a parcel that was fetched has no address to insist on', () => {
  const nowhere = { street: '', city: '', zip: '', isVerified: false, placeCode: null }
  const values = toDetailsValues({ ...details, ...nowhere, isKept: false })
  expect(values.street).toBe('')
  expect(values).not.toHaveProperty('asWritten')
})

test.each([
  ['a guest was not asked', { isKept: false }, false, false],
  ['a guest who wanted an account and nothing kept', { isKept: false, wantsAccount: true }, false, true],
  ['a customer who wanted nothing kept', { isKept: false }, true, true],
  ['a customer who did not object', { isKept: true }, true, false],
])('%s', (_title, given, isSignedIn, isTicked) => {
  expect('forget' in toDetailsValues({ ...details, ...given }, isSignedIn)).toBe(isTicked)
})

describe('fillGaps', () => {
  const known = { email: 'ucet@priklad.cz', name: 'Jitka Nová', street: 'Lidická 14', city: 'Brno', zip: '602 00' }

  test('fills what was left empty and keeps what was written', () => {
    expect(fillGaps({ email: 'jiny@priklad.cz', street: '', city: '' }, known)).toMatchObject({
      email: 'jiny@priklad.cz',
      name: 'Jitka Nová',
      street: 'Lidická 14',
      city: 'Brno',
    })
  })

  test('never mixes two addresses', () => {
    expect(fillGaps({ street: 'Dlouhá 3', city: '' }, known)).toEqual({
      street: 'Dlouhá 3',
      city: '',
      email: 'ucet@priklad.cz',
      name: 'Jitka Nová',
    })
  })
})
