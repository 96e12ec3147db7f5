import { expect, test } from 'vitest'
import { checkBreakpoints, checkDecisionNumbers, checkFile } from './file-rules.ts'

const lines = (count: number) => () => 'x\n'.repeat(count)

test.each([
  ['packages/domain/src/cart/add-line.ts', 300, 0],
  ['packages/domain/src/cart/add-line.ts', 301, 1],
  ['apps/storefront/app/routes/catalog/product.tsx', 151, 1],
  ['packages/ui/src/button/button.tsx', 201, 1],
  ['database/types.ts', 5000, 0],
  ['apps/services/src/store/rows.ts', 5000, 0],
  ['README.md', 5000, 0],
])('%s with %i lines has %i faults', (path, count, faults) => {
  expect(checkFile(path, lines(count))).toHaveLength(faults)
})

test.each([
  ['@media (min-width: 451px) {}', 0],
  ['@media (min-width: 700px) and (max-width: 899px) {}', 0],
  ['@media (max-width: 450px) {}', 0],
  ['@media print {}', 0],
  ['@media (min-width: 450px) {}', 1],
  ['@media (min-width: 1000px) {}', 1],
  ['@media (min-width: 1100px) {}', 1],
  ['@media (max-width: 700px) {}', 1],
  ['@media (min-width: 56rem) {}', 1],
  ['@media (width >= 900px) {}', 1],
])('the style sheet %s has %i faults', (text, faults) => {
  expect(checkBreakpoints('a.module.css', () => text)).toHaveLength(faults)
})

test('two decisions may not share a number', () => {
  expect(checkDecisionNumbers(['docs/decisions/001-a.md', 'docs/decisions/001-b.md'])).toHaveLength(1)
})
