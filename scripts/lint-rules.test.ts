import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { checkBreakpoints, checkDecisionNumbers, checkFile } from './lint-rules.ts'

const lines = (count: number) => () => 'x\n'.repeat(count)

test.each([
  ['packages/domain/src/cart/add-line.ts', 300, 0],
  ['packages/domain/src/cart/add-line.ts', 301, 1],
  ['apps/storefront/app/routes/catalog/product.tsx', 151, 1],
  ['packages/ui/src/button/button.tsx', 201, 1],
  ['database/types.ts', 5000, 0],
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

// Each row is an import that the table in CONTRIBUTING.md forbids; Biome must really refuse it.
const FORBIDDEN: [path: string, source: string][] = [
  ['packages/domain/src/planted.ts', 'zod'],
  ['packages/domain/src/planted.ts', 'node:fs'],
  ['packages/domain/src/planted.ts', '@shop/contract/cart'],
  ['packages/contract/src/planted.ts', '@shop/clients/data'],
  ['packages/contract/src/planted.ts', 'node:fs'],
  ['packages/clients/src/planted.ts', '@shop/runtime/config'],
  ['packages/runtime/src/planted.ts', '@shop/domain/money/round'],
  ['packages/ui/src/planted/planted.ts', '@shop/contract/cart'],
  ['packages/ui/src/planted/planted.ts', '@shop/domain/money/round'],
  ['apps/data/src/planted.ts', '@shop/domain/money/round'],
  ['apps/data/src/planted.ts', '@shop/contract/cart'],
  ['apps/images/src/planted.ts', '@shop/clients/data'],
  ['apps/storefront/app/planted.ts', '@shop/runtime/config'],
  ['apps/storefront/app/planted.ts', 'pg'],
  ['apps/storefront/app/planted.ts', '@shop/data/app'],
  ['apps/storefront/app/features/cart/planted.ts', '#app/features/catalog/price-tag.tsx'],
  ['apps/storefront/app/features/catalog/planted.ts', '#app/features/shell/header.tsx'],
  ['apps/storefront/app/features/catalog/planted.ts', '#app/routes/catalog/product.tsx'],
  ['apps/storefront/app/state/planted.ts', '#app/features/cart/line/cart-line.tsx'],
]
const ALLOWED: [path: string, source: string][] = [
  ['packages/domain/src/cart/planted.ts', '../result.ts'],
  ['packages/contract/src/planted.ts', '@shop/domain/money/round'],
  ['apps/storefront/app/features/catalog/planted.ts', '#app/features/cart/add-to-cart-form.tsx'],
  ['apps/storefront/app/features/catalog/planted.server.ts', '@shop/runtime/logger'],
]
let refused: Set<string>

beforeAll(async () => {
  refused = await plant([...FORBIDDEN, ...ALLOWED])
})

test.each(FORBIDDEN)('%s must not import %s', (path, source) => {
  expect(refused).toContain(plantedFile(path, source))
})

test.each(ALLOWED)('%s may import %s', (path, source) => {
  expect(refused).not.toContain(plantedFile(path, source))
})

function plantedFile(path: string, source: string): string {
  return path.replace('planted', `planted-${source.replace(/[^a-z]+/g, '-').replace(/^-/, '')}`)
}

/** Writes the imports into a copy of the tree and returns the files that Biome refuses for them. */
async function plant(imports: [path: string, source: string][]): Promise<Set<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'cenich-lint-'))
  await cp('biome.json', join(folder, 'biome.json'))
  for (const [path, source] of imports) {
    const file = join(folder, plantedFile(path, source))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `import { planted } from '${source}'\n\nexport const found = planted\n`)
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none', '--vcs-enabled=false'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  await rm(folder, { recursive: true })
  const rows = stdout.split('\n').filter((row) => row.includes('noRestrictedImports'))
  return new Set(rows.map((row) => relative(folder, /file=([^,]+)/.exec(row)?.[1] ?? row)))
}
