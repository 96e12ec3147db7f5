import { expect, test } from 'vitest'
import { runByTestsOnly, unusedExports } from './check-use.ts'
import { readModule } from './read-module.ts'
import { readWorkspace } from './workspace.ts'

function plant(files: Record<string, string>) {
  const workspace = readWorkspace(Object.keys(files), () => '{}')
  return Object.entries(files).map(([path, text]) => readModule(workspace, path, text))
}

test('an export that no other file asks for is found, a type too', () => {
  const modules = plant({
    'apps/a/src/price.ts': 'export const price = 1\nexport type Price = number\nexport function round() {}',
    'apps/a/src/cart.ts': "import { price } from './price.ts'\nprice",
  })
  expect(unusedExports(modules)).toEqual([
    'apps/a/src/price.ts:2: Price is used by no other file; make it local or delete it',
    'apps/a/src/price.ts:3: round is used by no other file; make it local or delete it',
  ])
})

test('a namespace uses the names it is asked for', () => {
  const modules = plant({
    'apps/a/src/lines.ts': 'export const add = 1\nexport const remove = 2',
    'apps/a/src/cart.ts': "import * as lines from './lines.ts'\nlines.add",
  })
  expect(unusedExports(modules)).toEqual([expect.stringContaining('remove is used by no other file')])
})

test.each([
  ['a namespace handed on', "import * as lines from './lines.ts'\nsend(lines)"],
  ['a dynamic import', "const lines = await import('./lines.ts')"],
  ['a type added from elsewhere', "declare module './lines.ts' { interface Line {} }"],
])('%s uses everything', (_kind, text) => {
  expect(unusedExports(plant({ 'apps/a/src/lines.ts': 'export const add = 1', 'apps/a/src/cart.ts': text }))).toEqual(
    [],
  )
})

test('what a route gives to the framework is used', () => {
  const modules = plant({ 'apps/storefront/app/routes/page.tsx': 'export const loader = 1\nexport const other = 2' })
  expect(unusedExports(modules)).toEqual([expect.stringContaining('other is used by no other file')])
})

test('a module that only its test imports is found, with what it brings along', () => {
  const modules = plant({
    'apps/a/src/server.ts': "import { live } from './live.ts'\nlive",
    'apps/a/src/live.ts': 'export const live = 1',
    'apps/a/src/dead.ts': "import { deader } from './deader.ts'\nexport const dead = deader",
    'apps/a/src/deader.ts': 'export const deader = 1',
    'apps/a/src/dead.test.ts': "import { dead } from './dead.ts'\ndead",
  })
  expect(runByTestsOnly(modules)).toEqual(['apps/a/src/dead.ts', 'apps/a/src/deader.ts'])
})

test('a forked process is run by whoever names its file', () => {
  const modules = plant({
    'drills/lives/run.ts': "fork(join(import.meta.dirname, 'share.ts'))",
    'drills/lives/share.ts': 'export {}',
  })
  expect(runByTestsOnly(modules)).toEqual([])
})
