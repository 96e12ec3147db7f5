import { expect, test } from 'vitest'
import { isVatId } from './vat-id.ts'

test.each(['CZ45317054', 'CZ6903274500', 'CZ699001234', 'CZ69900000', 'SK2020270791'])('%s is a VAT id', (text) => {
  expect(isVatId(text)).toBe(true)
})

test.each(['CZ12345678', '45317054', 'CZ4531705', 'SK2020270790', 'DE123456789', 'cz45317054', ''])(
  '%j is not a VAT id',
  (text) => {
    expect(isVatId(text)).toBe(false)
  },
)
