import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups, chunkPaths } from './chunk-groups.ts'

const ROOT = join(import.meta.dirname, '../../..')
const files = [
  filesUnder('apps/storefront/app', 'app'),
  ...['packages/ui/src', 'packages/czech/src'].map((folder) => filesUnder(folder, folder)),
].flat()

function filesUnder(folder: string, shown: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${shown}/${path}`)
}

function isSomeFile(path: string): boolean {
  return files.some((file) => file.startsWith(path))
}

test.each(chunkPaths)('%s is a file or a folder of files', (path) => {
  expect(isSomeFile(path)).toBe(true)
})

test('a path that nothing has any more is noticed', () => {
  expect(isSomeFile('app/features/catalog/product-card.')).toBe(false)
})

test.each([
  ['/x/node_modules/.pnpm/react-dom@19.3.1/node_modules/react-dom/index.js', 'framework'],
  [
    '/x/node_modules/.pnpm/react-router@8.4.0_react-dom@19.3.1_react@19.3.1__react@19.3.1/node_modules/react-router/dist/index.js',
    'router',
  ],
  ['/x/apps/storefront/app/features/shell/header/site-header.tsx', 'shell'],
  ['/x/apps/storefront/app/features/shell/measurement/measurement-place.tsx', 'shell'],
  ['/x/packages/ui/src/base.css', 'shell'],
  ['/x/apps/storefront/app/features/catalog/card/product-card.module.css', 'cards'],
  ['/x/packages/ui/src/price/price.tsx', 'goods'],
  ['/x/apps/storefront/app/features/shell/measurement/cookie-question.tsx', undefined],
  ['/x/apps/storefront/app/features/shell/cart/cart-drawer.tsx', undefined],
])('%s travels with %s', (id, name) => {
  const group = chunkGroups.find(({ test: isMember }) =>
    typeof isMember === 'function' ? isMember(id) : isMember.test(id),
  )
  expect(group?.name).toBe(name)
})
