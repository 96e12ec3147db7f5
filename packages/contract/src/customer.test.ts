import { describe, expect, test } from 'vitest'
import { AddressInput, Company, CompanyId, Phone, VatId, Zip } from './customer.ts'
import { parse } from './parse.fixture.ts'

describe('Zip', () => {
  test.each([
    ['602 00', '60200'],
    [' 1 1 0 0 0 ', '11000'],
    ['60200', '60200'],
    ['6020', { refused: 'zip_invalid' }],
    ['602000', { refused: 'zip_invalid' }],
    ['602-00', { refused: 'zip_invalid' }],
    ['6O200', { refused: 'zip_invalid' }],
    ['', { refused: 'zip_invalid' }],
    [undefined, { refused: 'required' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(Zip, input)).toEqual(kept)
  })
})

describe('CompanyId', () => {
  test.each([
    ['27082440', '27082440'],
    ['270 82 440', '27082440'],
    ['27082441', { refused: 'company_id_invalid' }],
    ['2708244', { refused: 'company_id_invalid' }],
    ['CZ27082440', { refused: 'company_id_invalid' }],
    ['', { refused: 'company_id_invalid' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(CompanyId, input)).toEqual(kept)
  })
})

describe('VatId', () => {
  test.each([
    ['CZ27082440', 'CZ27082440'],
    ['cz 270 82 440', 'CZ27082440'],
    ['27082440', { refused: 'vat_id_invalid' }],
    ['CZ', { refused: 'vat_id_invalid' }],
    ['', { refused: 'vat_id_invalid' }],
    ['SK27082440', { refused: 'vat_id_invalid' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(VatId, input)).toEqual(kept)
  })
})

describe('Phone', () => {
  test.each([
    [' +420 777 123 456 ', '+420 777 123 456'],
    ['', ''],
    ['7'.repeat(33), { refused: 'phone_invalid' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(Phone, input)).toEqual(kept)
  })
})

describe('Company', () => {
  const COMPANY = { name: ' Pes s. r. o. ', companyId: '270 82 440' }

  test.each([
    [COMPANY, { name: 'Pes s. r. o.', companyId: '27082440', vatId: null }],
    [
      { ...COMPANY, vatId: null },
      { name: 'Pes s. r. o.', companyId: '27082440', vatId: null },
    ],
    [{ ...COMPANY, name: '  ' }, { refused: 'required' }],
    [{ ...COMPANY, vatId: 'CZ1' }, { refused: 'vat_id_invalid' }],
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(Company, input)).toEqual(kept)
  })

  test('a field nobody knows is refused', () => {
    expect(Company.safeParse({ ...COMPANY, vip: true }).success).toBe(false)
  })
})

describe('AddressInput', () => {
  const ADDRESS = { firstName: ' Jana ', lastName: 'Nová', street: 'Lidická 14', city: 'Brno', zip: '602 00' }

  test('what nobody wrote is empty, not missing', () => {
    expect(parse(AddressInput, ADDRESS)).toEqual({
      ...{ label: '', firstName: 'Jana', lastName: 'Nová', company: '', street: 'Lidická 14', city: 'Brno' },
      ...{ zip: '60200', country: 'CZ', phone: '', courierNote: '', placeCode: null },
      ...{ isDefault: false, asWritten: false },
    })
  })

  test.each([
    [{ firstName: '  ' }, 'required'],
    [{ lastName: 'N'.repeat(33) }, 'too_long'],
    [{ street: '' }, 'required'],
    [{ zip: '602' }, 'zip_invalid'],
    [{ courierNote: 'x'.repeat(201) }, 'too_long'],
  ])('%j is refused as %s', (change, code) => {
    expect(parse(AddressInput, { ...ADDRESS, ...change })).toEqual({ refused: code })
  })

  test.each([{ country: 'DE' }, { placeCode: 0 }, { placeCode: 1.5 }])('%j is refused', (change) => {
    expect(AddressInput.safeParse({ ...ADDRESS, ...change }).success).toBe(false)
  })
})
