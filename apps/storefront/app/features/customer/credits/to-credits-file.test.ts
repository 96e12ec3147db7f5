import { expect, test } from 'vitest'
import type { CreditLine } from './credit-lines.ts'
import { toCreditsFile } from './to-credits-file.server.ts'

const LINE: CreditLine = {
  ...{
    id: 1,
    at: '2026-11-18T08:00:00Z',
    title: 'Nákup',
    orderNumber: '2600000001',
    why: '3\u00a0% z\u00a01\u00a0649\u00a0Kč',
  },
  ...{ credits: 49, expiresAt: '2027-12-02T22:59:59Z', balance: 99, isReversed: false, group: 'in' },
}

test.each<[string, Partial<CreditLine>, string]>([
  ['a purchase', {}, '"18. 11. 2026";"Nákup 2600000001";"3 % z 1 649 Kč";"2. 12. 2027";"49";"99"'],
  [
    'what was spent',
    { credits: -49, balance: 0 },
    '"18. 11. 2026";"Nákup 2600000001";"3 % z 1 649 Kč";"2. 12. 2027";"-49";"0"',
  ],
  ['no end', { expiresAt: null }, '"18. 11. 2026";"Nákup 2600000001";"3 % z 1 649 Kč";"";"49";"99"'],
  [
    'a quotation mark',
    { why: 'za „misku“ 12" ' },
    '"18. 11. 2026";"Nákup 2600000001";"za „misku“ 12"" ";"2. 12. 2027";"49";"99"',
  ],
  [
    'a formula',
    { why: '=HYPERLINK("x")' },
    '"18. 11. 2026";"Nákup 2600000001";"\'=HYPERLINK(""x"")";"2. 12. 2027";"49";"99"',
  ],
])('%s', (_case, change, row) => {
  const [head, written] = toCreditsFile([{ ...LINE, ...change }]).split('\r\n')
  expect(head?.startsWith('\uFEFF"Datum";"Pohyb"')).toBe(true)
  expect(written).toBe(row)
})
