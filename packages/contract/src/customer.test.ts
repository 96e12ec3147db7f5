import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { CompanyId, VatId, Zip } from './customer.ts'

/** What is kept of it, or the code of the field. */
function parse(schema: z.ZodType, input: unknown): unknown {
  const { success, data, error } = schema.safeParse(input)
  return success ? data : { refused: error.issues[0]?.message }
}

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
  ])('%j is kept as %j', (input, kept) => {
    expect(parse(VatId, input)).toEqual(kept)
  })
})
