import { expect, test } from 'vitest'
import { checkFolders } from './check-folders.ts'
import { checkCzech, checkName } from './check-words.ts'

test.each([
  ['apps/storefront/app/features/cart/utils.ts', 1],
  ['apps/services/src/order/helpers/price.ts', 1],
  ['packages/ui/src/button/index.ts', 1],
  ['packages/domain/src/cart/types.ts', 1],
  ['packages/domain/src/cart/cart-lines.ts', 0],
  ['database/types.ts', 0],
])('the name %s has %i faults', (path, faults) => {
  expect(checkName(path)).toHaveLength(faults)
})

test.each([
  ['apps/storefront/app/features/cart/planted.tsx', 'const a = <p>Košík je prázdný</p>', 1],
  ['apps/storefront/app/routes/cart/planted.tsx', "const title = 'Košík'", 1],
  ['apps/storefront/app/layouts/planted.tsx', 'const title = `Košík`', 1],
  ['apps/storefront/app/features/cart/planted.tsx', '// Košík\nconst a = <p>{texts.empty}</p>', 0],
  ['apps/storefront/app/features/cart/planted.tsx', "const a = 'https://cenich.cz' // Košík", 0],
  ['apps/storefront/app/features/cart/planted.test.ts', "const a = 'Košík'", 0],
  ['apps/storefront/app/texts/cart/cart.ts', "const a = 'Košík'", 0],
])('in %s the line %s has %i faults', (path, text, faults) => {
  expect(checkCzech(path, () => text)).toHaveLength(faults)
})

test('a folder holds forty sources, and forty tests beside them', () => {
  const files = (count: number, end: string) =>
    Array.from({ length: count }, (_, index) => `src/cart/rule-${index}${end}`)
  expect(checkFolders([...files(40, '.ts'), ...files(40, '.test.ts'), ...files(60, '.module.css')])).toEqual([])
  expect(checkFolders(files(41, '.ts'))).toHaveLength(1)
  expect(checkFolders(files(41, '.test.ts'))).toHaveLength(1)
})
