import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROTEINS } from './navigation.ts'

const PRODUCTS = join(import.meta.dirname, '../../../../../database/seed/demo/catalogue/products.json')

test('offers meats by the codes that the catalogue knows', () => {
  const sold = new Set(JSON.stringify(JSON.parse(readFileSync(PRODUCTS, 'utf8'))).match(/(?<="protein":")[^"]+/g))
  expect(PROTEINS.map(({ code }) => code).filter((code) => !sold.has(code))).toEqual([])
})
