import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLOORS, PACKAGES } from '../layers.ts'
import { checkImports } from './check-imports.ts'
import { readModule } from './read-module.ts'
import { readWorkspace } from './workspace.ts'

const MANIFESTS = Object.keys(PACKAGES).map((folder) => `${folder}/package.json`)
const workspace = readWorkspace(
  ['package.json', ...MANIFESTS].filter((path) => existsSync(path)),
  (path) => readFileSync(path, 'utf8'),
)

/** Plants one line in a file of the repository and returns what the table of layers says to it. */
function plant(path: string, line: string): string[] {
  return checkImports(workspace, [readModule(workspace, path, `${line}\n`)])
}

const FORBIDDEN: [path: string, source: string][] = [
  ['packages/domain/src/planted.ts', 'zod'],
  ['packages/domain/src/planted.ts', 'node:fs'],
  ['packages/domain/src/planted.ts', '@shop/contract/cart'],
  ['packages/contract/src/planted.ts', '@shop/clients/data'],
  ['packages/contract/src/planted.ts', 'node:fs'],
  ['packages/clients/src/planted.ts', '@shop/runtime/config'],
  ['packages/clients/src/planted.ts', '@shop/database/migrate'],
  ['packages/runtime/src/planted.ts', '@shop/domain/money/round'],
  ['packages/ui/src/planted/planted.ts', '@shop/contract/cart'],
  ['packages/ui/src/planted/planted.ts', '@shop/domain/money/round'],
  ['apps/data/src/request/planted.ts', '@shop/domain/money/round'],
  ['apps/data/src/request/planted.ts', '#app/query/execute.ts'],
  ['apps/images/src/planted.ts', '@shop/clients/data'],
  ['apps/services/src/order/planted.ts', '@shop/database/migrate'],
  ['apps/services/src/order/planted.ts', '@shop/data/app'],
  ['apps/services/src/mail/planted.ts', '#app/order/change-order'],
  ['apps/services/src/order/planted.ts', '#app/sales/order-effects'],
  ['apps/services/src/payment/planted.ts', '#app/account/use-link'],
  ['apps/storefront/app/features/cart/planted.ts', '@shop/runtime/config'],
  ['apps/storefront/app/features/cart/planted.ts', 'pg'],
  ['apps/storefront/app/features/cart/planted.ts', '@shop/data/app'],
  ['apps/storefront/app/features/cart/planted.ts', '#app/features/catalog/card/product-card.tsx'],
  ['apps/storefront/app/features/catalog/planted.ts', '#app/features/shell/header.tsx'],
  ['apps/storefront/app/features/catalog/planted.ts', '#app/routes/catalog/product.tsx'],
  ['apps/storefront/app/goods/planted.ts', '#app/features/cart/line/cart-line.tsx'],
  ['apps/storefront/app/state/planted.ts', '#app/features/cart/line/cart-line.tsx'],
  ['apps/storefront/app/unheard-of/planted.ts', '#app/texts/brand.ts'],
  ['bench/ssr/planted.ts', '../../scripts/check.ts'],
  ['stack/src/planted.ts', '@shop/drills/judge-orders'],
  // Relative paths, which say nothing about the package or the room they reach.
  ['apps/storefront/app/features/cart/planted.ts', '../catalog/card/product-card.tsx'],
  ['apps/storefront/app/features/cart/planted.ts', '../../../../services/src/app.ts'],
  ['apps/storefront/app/features/cart/line/planted.ts', '../page/cart-page.tsx'],
  ['packages/contract/src/planted.ts', '../../domain/src/money/round.ts'],
  ['packages/domain/src/cart/planted.ts', './pricing.fixture.ts'],
]

test.each(FORBIDDEN)('%s must not import %s', (path, source) => {
  expect(plant(path, `import { planted } from '${source}'`)).toHaveLength(1)
})

test.each([
  ['a type', "import type { Cart } from '@shop/contract/cart'"],
  ['a type named inside an expression', "type Cart = import('@shop/contract/cart').Cart"],
  ['a dynamic import', "const cart = () => import('@shop/contract/cart')"],
  ['an export passed on', "export { Cart } from '@shop/contract/cart'"],
  ['all exports passed on', "export * from '@shop/contract/cart'"],
  ['an import for its effect', "import '@shop/contract/cart'"],
])('%s counts as an import', (_kind, line) => {
  expect(plant('packages/domain/src/planted.ts', line)).toEqual([expect.stringContaining('may not import')])
})

const ALLOWED: [path: string, source: string][] = [
  ['packages/domain/src/cart/planted.ts', '../result.ts'],
  ['packages/domain/src/cart/planted.test.ts', './pricing.fixture.ts'],
  ['packages/contract/src/planted.ts', '@shop/domain/money/round'],
  ['packages/clients/src/planted.ts', '@shop/database/types'],
  ['apps/data/src/query/planted.ts', '#app/request/value.ts'],
  // An area that is still to come has its floor.
  ['apps/services/src/plan/planted.ts', '#app/order/change-order'],
  ['apps/storefront/app/features/catalog/planted.ts', '#app/features/cart/line/cart-line.tsx'],
  ['apps/storefront/app/features/catalog/planted.server.ts', '@shop/runtime/logger'],
  ['apps/storefront/app/features/catalog/planted.ts', './card/product-card.tsx'],
]

test.each(ALLOWED)('%s may import %s', (path, source) => {
  expect(plant(path, `import { planted } from '${source}'`)).toEqual([])
})

test('a room stands on one floor only', () => {
  for (const floors of Object.values(FLOORS)) expect(new Set(floors.flat()).size).toBe(floors.flat().length)
})
