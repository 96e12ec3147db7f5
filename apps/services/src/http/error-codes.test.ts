import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERROR_CODES, FIELD_CODES } from '@shop/contract/error-codes'
import { expect, test } from 'vitest'

const document = readFileSync(join(import.meta.dirname, '../../../../docs/error-codes.md'), 'utf8')
const [request = '', refusals = '', fields = ''] = document.split(/^## .*$/m).slice(1)
const codesIn = (part: string) => [...part.matchAll(/^\| `(\w+)`/gm)].map(([, code]) => code).sort()

test('the document explains exactly the codes of the contract', () => {
  const isRefusal = ([, status]: [string, number]) => status === 409
  const codes = Object.entries(ERROR_CODES)
  expect(codesIn(refusals)).toEqual(
    codes
      .filter(isRefusal)
      .map(([code]) => code)
      .sort(),
  )
  expect(codesIn(request)).toEqual(
    codes
      .filter((code) => !isRefusal(code))
      .map(([code]) => code)
      .sort(),
  )
})

test('the document explains exactly the field codes of the contract', () => {
  expect(codesIn(fields)).toEqual([...FIELD_CODES].sort())
})
